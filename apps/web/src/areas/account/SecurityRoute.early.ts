import type { EarlyQuestions } from '../../kernel/requests/early-questions';

export const questions: EarlyQuestions = () => [
  ['get', '/auth/two-step'],
  ['get', '/auth/sessions'],
];
