import type { FailedJob } from '@nadi/contract/schema';
import { readPage } from '../../kernel/browser/page-address';

const statuses: readonly FailedJob['status'][] = ['FAILED', 'RETRIED', 'DISMISSED'];

/** Returns the status filter in an address; by default, jobs that wait for a decision. */
export const readJobStatus = (query: URLSearchParams): FailedJob['status'] =>
  statuses.find((status) => status.toLowerCase() === query.get('status')) ?? 'FAILED';

export const failedJobsQuery = (status: FailedJob['status'], page: number) =>
  ['get', '/admin/failed-jobs', { params: { query: { status, page } } }] as const;

/** Returns the page's query for an address. */
export const failedJobsAt = (query: URLSearchParams) =>
  failedJobsQuery(readJobStatus(query), readPage(query));
