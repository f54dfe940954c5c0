import type { PrefetchQueries } from '../../kernel/requests/prefetch-queries';
import { doctorQuery } from './doctor-query';

export const queries: PrefetchQueries = () => [doctorQuery];
