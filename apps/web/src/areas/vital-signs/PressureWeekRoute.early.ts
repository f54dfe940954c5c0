import type { PrefetchQueries } from '../../kernel/requests/prefetch-queries';
import { factsQuery, profileQuery } from './queries/dashboard-queries';
import { weeksQuery } from './queries/pressure-weeks';

export const queries: PrefetchQueries = () => [weeksQuery, profileQuery, factsQuery];
