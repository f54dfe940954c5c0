import type { EarlyQuestions } from '../../kernel/requests/early-questions';
import { failedJobsAt } from './failed-jobs-question';
import { registrationsAt } from './registrations-question';

export const questions: EarlyQuestions = (search) => {
  const query = new URLSearchParams(search);
  return [query.get('tab') === 'system' ? failedJobsAt(query) : registrationsAt(query)];
};
