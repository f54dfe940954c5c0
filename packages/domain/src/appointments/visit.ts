export type VisitType = 'video_call' | 'audio_call' | 'in_clinic';

export type ConsultationStatus =
  | 'requested'
  | 'confirmed'
  | 'checked_in'
  | 'in_progress'
  | 'completed'
  | 'cancelled'
  | 'no_show';

/** The side that changes a visit. */
export type Side = 'PATIENT' | 'DOCTOR';

/** Hours of a day of every week. @example { day: 1, from: '09:00', to: '12:30', types: ['video_call'] } is every Monday morning */
export type WeeklyHours = { day: number; from: string; to: string; types: VisitType[] };

/** A day that is not like every week; without `from` and `to`, all of it. */
export type AvailabilityException = {
  date: string;
  kind: 'closed' | 'extra';
  from: string | null;
  to: string | null;
  types: VisitType[];
  note: string | null;
};

/** Fees in paise (INR); null if the doctor has not said them. */
export type Fees = Record<VisitType, number | null>;

/** When and how a doctor sees patients. Times of day are on the wall of `timeZone`. */
export type Availability = {
  timeZone: string;
  visitMinutes: number;
  bufferMinutes: number;
  noticeMinutes: number;
  daysAhead: number;
  confirmation: 'at_once' | 'on_request';
  weekly: WeeklyHours[];
  exceptions: AvailabilityException[];
  fees: Fees;
  clinicAddress: string | null;
};

/** One change of the state or time of a visit. */
export type ConsultationEvent = {
  status: ConsultationStatus;
  at: string;
  by: Side;
  scheduledAt: string;
  reason: string | null;
};

/** The name of a side, as it was at the booking. */
export type VisitPerson = { id: string; firstName: string; lastName: string };
