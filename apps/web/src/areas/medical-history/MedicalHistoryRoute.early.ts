import type { EarlyQuestions } from '../../kernel/requests/early-questions';
import { historyPath } from './path';

export const questions: EarlyQuestions = () => [['get', historyPath]];
