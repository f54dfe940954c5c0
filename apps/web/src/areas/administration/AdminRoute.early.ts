import type { EarlyQuestions } from '../../kernel/requests/early-questions';
import { registrationsAt } from './registrations-question';

export const questions: EarlyQuestions = (search) => [registrationsAt(new URLSearchParams(search))];
