import type { VerificationStatus } from '@nadi/contract/schema';
import { readPage } from '../../kernel/browser/page-address';

const statuses: readonly VerificationStatus[] = ['UNVERIFIED', 'VERIFIED', 'REJECTED'];

/** Returns the status filter in an address; by default, registrations that are waiting. */
export const readStatus = (query: URLSearchParams): VerificationStatus =>
  statuses.find((status) => status.toLowerCase() === query.get('status')) ?? 'UNVERIFIED';

export const registrationsQuery = (status: VerificationStatus, page: number) =>
  ['get', '/admin/doctor-registrations', { params: { query: { status, page } } }] as const;

/** Returns the page's query for an address. */
export const registrationsAt = (query: URLSearchParams) =>
  registrationsQuery(readStatus(query), readPage(query));
