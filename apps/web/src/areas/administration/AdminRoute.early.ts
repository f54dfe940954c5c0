import type { PrefetchQueries } from '../../kernel/requests/prefetch-queries';
import { analyticsQuery, readPeriod } from './analytics-query';
import { broadcastsAt } from './broadcasts-query';
import { failedJobsAt } from './failed-jobs-query';
import { overviewQuery } from './overview-query';
import { registrationsAt } from './registrations-query';
import { isOfPeople, usersAt } from './users-query';

export const queries: PrefetchQueries = (search) => {
  const query = new URLSearchParams(search);
  const tab = query.get('tab');
  // A search of the audit log leaves an entry, and so do deliveries: they are asked for once, by the page.
  if (tab === 'system') return query.get('view') ? [] : [failedJobsAt(query)];
  if (tab === 'analytics') return [analyticsQuery(readPeriod(query))];
  if (tab === 'communication') return query.get('view') ? [] : [broadcastsAt(query)];
  // The list of requests leaves entries: it is asked for once, by the page.
  if (tab === 'users' && query.get('view') === 'requests') return [];
  if (tab === 'users') return [isOfPeople(query) ? usersAt(query) : registrationsAt(query)];
  return tab === null ? [overviewQuery] : [];
};
