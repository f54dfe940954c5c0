import type { PrefetchQueries } from '../../kernel/requests/prefetch-queries';
import { countsQuery, devicesQuery, inboxQuery, preferencesQuery, readTab } from './queries';

export const queries: PrefetchQueries = (search) => [
  inboxQuery(readTab(new URLSearchParams(search))),
  countsQuery,
  preferencesQuery,
  devicesQuery,
];
