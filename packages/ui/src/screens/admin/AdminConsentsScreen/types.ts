import type { ConsentKind, PurposeOfAccess } from '../../../words/consent';
import type { ScopeDates } from '../../consent/types';
import { purposeWords } from '../../doctor-access/private/access-words';
import type { FoundState } from '../private/FoundRows';

type Person = { id: string; name: string };

export const consentStatuses = ['REQUESTED', 'GRANTED', 'DENIED', 'EXPIRED', 'REVOKED'] as const;
export type AdminConsentStatus = (typeof consentStatuses)[number];

export const consentPurposes = Object.keys(purposeWords) as PurposeOfAccess[];

/** A request or an access without its content, as administrators are told of it. Moments are RFC 3339. */
export type AdminConsent = {
  id: string;
  status: AdminConsentStatus;
  origin: 'request' | 'share' | 'emergency';
  purpose: PurposeOfAccess;
  doctor: Person;
  patient: Person;
  kinds: readonly ConsentKind[];
  /** Null for all days. */
  dates: ScopeDates;
  accessUntil: string;
  /** The number of single entries; null if it is not limited to any. */
  entryCount: number | null;
  requestedAt: string;
  answerBy: string;
  grantedAt: string | null;
  endedAt: string | null;
};

export type AdminConsentFilter = {
  status: AdminConsentStatus | null;
  purpose: PurposeOfAccess | null;
  /** Ids or addresses of accounts; empty for all. */
  doctor: string;
  patient: string;
};

export type AdminConsentsState = FoundState<AdminConsent>;
