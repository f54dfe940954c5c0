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

/** Published advice on which a warning rests. */
export type IntakeSource = { title: string; clause: string | null; url: string };

/** A question that a patient may answer before a visit. */
export type IntakeQuestion = {
  id: string;
  text: string;
  kind: 'yes_no' | 'choice' | 'text' | 'number';
  choices: readonly { id: string; text: string }[];
  /** The unit of a number (UCUM). */
  unit: string | null;
  minimum: number | null;
  maximum: number | null;
  /** The answers after which the person is told to call for help at once. */
  urgent: { answers: readonly string[]; source: IntakeSource } | null;
};

export type SentAnswer = { questionId: string; value: string | number };

/** An answer, with the question as it was asked. */
export type IntakeAnswer = SentAnswer & {
  question: string;
  kind: IntakeQuestion['kind'];
  /** The chosen answer in words; null for a text and a number. */
  said: string | null;
  unit: string | null;
  urgent: IntakeSource | null;
};

export type VisitIntake = {
  answers: readonly IntakeAnswer[];
  photos: readonly { id: string }[];
  canChange: boolean;
};

export type NewRating = { stars: number; comment: string | null };

export type VisitRating = {
  given: (NewRating & { ratedAt: string; changedAt: string }) | null;
  canRate: boolean;
};
