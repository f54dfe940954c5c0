import type { PaginationProps } from '../../../components/Pagination/Pagination';
import type { Action, Loaded } from '../../private/action';
import type { Specialization } from '../../private/doctor-questions/specializations';

export type RegistrationStatus = 'UNVERIFIED' | 'VERIFIED' | 'REJECTED';

/** What a doctor said of themselves, and what was decided about it. */
export type Registration = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  specialization: Specialization;
  licenseNumber: string;
  /** The medical council that keeps the number. */
  council: string;
  /** In years. */
  experience: number;
  status: RegistrationStatus;
  /** RFC 3339. */
  appliedAt: string;
  /** RFC 3339; null while nobody has decided. */
  decidedAt: string | null;
  /** Why it was rejected. */
  reason: string | null;
  /** A decision is against this version, as If-Match. */
  version: number;
};

export type Decision = Action | { phase: 'conflict'; current: Registration };

export type RegistrationsState = Loaded<{
  /** Who has waited longest comes first. */
  registrations: readonly Registration[];
  pagination: Omit<PaginationProps, 'onChange' | 'order'>;
  /** Others are on their way; these stay in sight until they are there. */
  isPending?: boolean;
  /** How the latest decision goes; `conflict` where someone else was faster. */
  decision: Decision;
}>;
