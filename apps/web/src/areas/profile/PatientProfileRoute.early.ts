import type { EarlyQuestions } from '../../kernel/requests/early-questions';

export const questions: EarlyQuestions = () => [
  ['get', '/patients/profile'],
  ['get', '/patients/health-facts'],
];
