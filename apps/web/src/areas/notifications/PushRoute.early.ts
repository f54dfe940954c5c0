import type { EarlyQuestions } from '../../kernel/requests/early-questions';
import { devicesQuestion } from './questions';

export const questions: EarlyQuestions = (_search, role) =>
  role === 'ADMIN' ? [devicesQuestion, ['get', '/notifications/triggers']] : [devicesQuestion];
