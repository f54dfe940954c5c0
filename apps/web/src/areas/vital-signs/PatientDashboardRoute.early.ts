import type { PrefetchQueries } from '../../kernel/requests/prefetch-queries';
import { dashboardQueries } from './queries/dashboard-queries';

export const queries: PrefetchQueries = dashboardQueries;
