import type { EarlyQuestions } from '../../kernel/requests/early-questions';
import { dashboardQuestions } from './queries/dashboard-questions';

export const questions: EarlyQuestions = dashboardQuestions;
