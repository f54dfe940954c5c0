import type { PrefetchQueries } from '../../kernel/requests/prefetch-queries';

export const queries: PrefetchQueries = () => [
  ['get', '/patients/profile'],
  ['get', '/patients/health-facts'],
];
