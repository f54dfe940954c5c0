import type { EarlyQuestions } from '../../kernel/requests/early-questions';
import { accessLogQuestion } from './access-log-question';

export const questions: EarlyQuestions = (search, role) => [
  accessLogQuestion(new URLSearchParams(search)),
  // By whom it is printed; others have none.
  ...(role === 'PATIENT'
    ? ([
        ['get', '/patients/profile'],
        ['get', '/patients/health-facts'],
      ] as const)
    : []),
];
