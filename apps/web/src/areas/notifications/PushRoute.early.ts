import type { PrefetchQueries } from '../../kernel/requests/prefetch-queries';
import { devicesQuery } from './queries';

export const queries: PrefetchQueries = () => [devicesQuery, ['get', '/notifications/triggers']];
