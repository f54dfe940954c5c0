import type { PrefetchQueries } from '../../kernel/requests/prefetch-queries';
import { officerQuery, requestsAt } from './requests-query';

export const queries: PrefetchQueries = (search) => [requestsAt(new URLSearchParams(search)), officerQuery];
