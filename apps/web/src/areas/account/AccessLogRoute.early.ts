import type { PrefetchQueries } from '../../kernel/requests/prefetch-queries';
import { accessLogQuery } from './access-log-query';

export const queries: PrefetchQueries = (search, role) => [
  accessLogQuery(new URLSearchParams(search)),
  // The name of the person who prints it; other roles have no such profile.
  ...(role === 'PATIENT'
    ? ([
        ['get', '/patients/profile'],
        ['get', '/patients/health-facts'],
      ] as const)
    : []),
];
