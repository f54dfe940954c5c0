import type { EarlyQuestions } from '../../kernel/requests/early-questions';
import { emergencyContactsQuestion } from './emergency-contacts-question';

export const questions: EarlyQuestions = () => [emergencyContactsQuestion];
