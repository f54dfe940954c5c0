import type { Listed, Loaded, Saved } from '../../../patterns/state';
import type { Specialization } from '../../private/doctor-questions/specializations';

export type RegistrationStatus = 'UNVERIFIED' | 'VERIFIED' | 'REJECTED';

/** A doctor's registration details, and the decision on them. */
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

/** The result of a decision; `current` if someone else was faster. */
export type Decided = Saved<unknown, Registration>;

/** The doctor who has waited longest comes first. */
export type RegistrationsState = Loaded<Listed<Registration>>;
