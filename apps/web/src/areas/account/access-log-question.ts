import type { AccessLogFilter } from '@nadi/ui/screens/settings/AccessLogScreen';
import { readPage } from '../../kernel/browser/page-address';

/** Others come first: what one did oneself, one knows. */
export const readFilter = (query: URLSearchParams): AccessLogFilter =>
  query.get('by') === 'everyone' ? 'everyone' : 'others';

/** Who looked at one's record, as an address asks for it. */
export const accessLogQuestion = (query: URLSearchParams) =>
  [
    'get',
    '/patients/access-log',
    { params: { query: { page: readPage(query), by: readFilter(query) } } },
  ] as const;
