import type { AccessLogFilter } from '@nadi/ui/screens/settings/AccessLogScreen';
import { readPage } from '../../kernel/browser/page-address';

/** Access by others is the default: people know what they did themselves. */
export const readFilter = (query: URLSearchParams): AccessLogFilter =>
  query.get('by') === 'everyone' ? 'everyone' : 'others';

/** Returns the query for the access log from the page's address. */
export const accessLogQuery = (query: URLSearchParams) =>
  [
    'get',
    '/patients/access-log',
    { params: { query: { page: readPage(query), by: readFilter(query) } } },
  ] as const;
