import type { PrefetchQueries } from '../../kernel/requests/prefetch-queries';
import { factsQuery, profileQuery } from './queries/dashboard-queries';
import { growthQuery } from './queries/growth';

export const queries: PrefetchQueries = () => [growthQuery, profileQuery, factsQuery];
