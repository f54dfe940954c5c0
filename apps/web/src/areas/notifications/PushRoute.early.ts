import type { PrefetchQueries } from '../../kernel/requests/prefetch-queries';
import { devicesQuery } from './queries';

export const queries: PrefetchQueries = (_search, role) =>
  role === 'ADMIN' ? [devicesQuery, ['get', '/notifications/triggers']] : [devicesQuery];
