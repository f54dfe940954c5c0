import type { EarlyQuestions } from '../../kernel/requests/early-questions';
import { devicesQuestion } from './questions';

export const questions: EarlyQuestions = () => [devicesQuestion, ['get', '/notifications/triggers']];
