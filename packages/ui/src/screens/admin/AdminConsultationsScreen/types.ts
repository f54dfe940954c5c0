import { statusLooks } from '../../appointments/private/visit-words';
import type { VisitStatus, VisitType } from '../../appointments/types';
import type { FoundState } from '../private/FoundRows';

/** A visit without its content, as administrators are told of it. */
export type AdminVisit = {
  id: string;
  status: VisitStatus;
  /** RFC 3339; null if it is not known. */
  since: string | null;
  type: VisitType;
  /** RFC 3339. */
  scheduledAt: string;
  /** Minutes. */
  duration: number;
  /** Null if their account is erased, as that of the doctor. */
  patientName: string | null;
  doctor: { id: string; name: string } | null;
};

export const visitStatuses = Object.keys(statusLooks) as VisitStatus[];

export type AdminVisitFilter = {
  status: VisitStatus | null;
  /** An id or the address of an account; empty for all. */
  doctor: string;
  /** Days, 'YYYY-MM-DD'. */
  from: string | null;
  to: string | null;
};

export type AdminVisitsState = FoundState<AdminVisit>;
