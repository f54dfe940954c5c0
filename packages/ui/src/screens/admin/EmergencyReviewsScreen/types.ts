import type { Listed, Loaded, Saved } from '../../../patterns/state';

export type ReviewStatus = 'OPEN' | 'JUSTIFIED' | 'NOT_JUSTIFIED';

/** The bits of the contract's `EmergencyAccess` that are shown: of the patient only the name. */
export type EmergencyAccess = {
  id: string;
  doctor: { firstName: string; lastName: string; licenseNumber: string; council: string };
  patientName: string;
  reason: string;
  /** RFC 3339, as the moments below. */
  openedAt: string;
  endsAt: string;
  review: ReviewStatus;
  /** Null while nobody has reviewed it. */
  reviewedAt: string | null;
  note: string | null;
  version: number;
};

export type Review = { review: Exclude<ReviewStatus, 'OPEN'>; note: string };

/** `current` if someone else was faster. */
export type Reviewed = Saved<unknown, EmergencyAccess>;

/** Those that wait come first, then the newest. */
export type ReviewsState = Loaded<Listed<EmergencyAccess>>;
