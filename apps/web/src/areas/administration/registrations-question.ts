import type { VerificationStatus } from '@nadi/contract/schema';
import { readPage } from '../../kernel/browser/page-address';

const statuses: readonly VerificationStatus[] = ['UNVERIFIED', 'VERIFIED', 'REJECTED'];

/** Which registrations an address asks for; at first those that wait. */
export const readStatus = (query: URLSearchParams): VerificationStatus =>
  statuses.find((status) => status.toLowerCase() === query.get('status')) ?? 'UNVERIFIED';

export const registrationsQuestion = (status: VerificationStatus, page: number) =>
  ['get', '/admin/doctor-registrations', { params: { query: { status, page } } }] as const;

/** What the page asks at an address. */
export const registrationsAt = (query: URLSearchParams) =>
  registrationsQuestion(readStatus(query), readPage(query));
