import type { EarlyQuestions } from '../../kernel/requests/early-questions';
import { failedJobsAt } from './failed-jobs-question';
import { overviewQuestion } from './overview-question';
import { registrationsAt } from './registrations-question';

export const questions: EarlyQuestions = (search) => {
  const query = new URLSearchParams(search);
  const tab = query.get('tab');
  if (tab === 'system') return [failedJobsAt(query)];
  if (tab === 'users') return [registrationsAt(query)];
  return tab === null ? [overviewQuestion] : [];
};
