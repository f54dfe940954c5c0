import type { Listed, Loaded, Saved } from '../../../patterns/state';
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

/** The contract's `RegistrationDecision`. */
export type Decision = { status: 'VERIFIED' } | { status: 'REJECTED'; reason: string };

/** What became of a decision; `current` where someone else was faster. */
export type Decided = Saved<unknown, Registration>;

/** Who has waited longest comes first. */
export type RegistrationsState = Loaded<Listed<Registration>>;
