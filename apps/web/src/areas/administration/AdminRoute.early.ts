import type { EarlyQuestions } from '../../kernel/requests/early-questions';
import { failedJobsAt } from './failed-jobs-question';
import { registrationsAt } from './registrations-question';

export const questions: EarlyQuestions = (search) => {
  const query = new URLSearchParams(search);
  const tab = query.get('tab') ?? 'users';
  if (tab === 'system') return [failedJobsAt(query)];
  return tab === 'users' ? [registrationsAt(query)] : [];
};
