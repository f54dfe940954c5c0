import type { Specialization } from '../private/doctor-questions/specializations';

export type VisitType = 'video_call' | 'audio_call' | 'in_clinic';
export type VisitStatus =
  | 'requested'
  | 'confirmed'
  | 'checked_in'
  | 'in_progress'
  | 'completed'
  | 'cancelled'
  | 'no_show';

/** In paise; null where the doctor has not said it. */
export type Fees = Readonly<Record<VisitType, number | null>>;

export type FreeTime = { startsAt: string; endsAt: string; types: readonly VisitType[] };

/** A verified doctor, as the directory has them. */
export type BookableDoctor = {
  id: string;
  firstName: string;
  lastName: string;
  specialization: Specialization;
  licenseNumber: string;
  council: string;
  experience: number;
  languages: readonly string[];
  about: string | null;
  timeZone: string;
  confirmation: 'at_once' | 'on_request';
  fees: Fees;
  clinicAddress: string | null;
  /** Those of the doctor's hours; none if no hours are set. */
  types: readonly VisitType[];
  nextSlot: FreeTime | null;
};

export type WaitWish = { types: VisitType[]; from: string; until: string };

/** An entry on the waitlist of a doctor. Days are 'YYYY-MM-DD'. */
export type WaitRow = {
  id: string;
  doctor: Named;
  from: string;
  until: string;
  status: 'waiting' | 'offered' | 'booked' | 'ended';
  endedBecause: 'missed' | 'past' | 'unavailable' | null;
  offer: {
    scheduledAt: string;
    endsAt: string;
    type: VisitType;
    expiresAt: string;
    confirmation: BookableDoctor['confirmation'];
  } | null;
  missedOffers: number;
};

type Named = { id: string; firstName: string; lastName: string };

/** A visit, as far as lists show it. */
export type VisitRow = {
  id: string;
  status: VisitStatus;
  type: VisitType;
  scheduledAt: string;
  endsAt: string;
  patient: Named;
  doctor: Named & { specialization: Specialization };
  reason: string | null;
  fee: number | null;
  clinicAddress: string | null;
  noteState: 'none' | 'draft' | 'signed';
  allowed: readonly VisitStatus[];
  canMove: boolean;
  changes: readonly { status: VisitStatus; by: 'PATIENT' | 'DOCTOR'; reason: string | null }[];
};
