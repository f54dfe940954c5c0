import type { EarlyQuestions } from '../../kernel/requests/early-questions';
import { doctorQuestion } from './doctor-question';

export const questions: EarlyQuestions = () => [doctorQuestion];
