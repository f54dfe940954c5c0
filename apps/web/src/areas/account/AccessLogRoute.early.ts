import type { EarlyQuestions } from '../../kernel/requests/early-questions';
import { accessLogQuestion } from './access-log-question';

export const questions: EarlyQuestions = (search, role) => [
  accessLogQuestion(new URLSearchParams(search)),
  // The name of the person who prints it; other roles have no such profile.
  ...(role === 'PATIENT'
    ? ([
        ['get', '/patients/profile'],
        ['get', '/patients/health-facts'],
      ] as const)
    : []),
];
