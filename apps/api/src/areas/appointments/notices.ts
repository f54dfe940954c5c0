import type { Consultation } from '@nadi/contract/schema';
import { fullName } from '@nadi/domain/kernel/full-name';
import { sayDate } from '@nadi/domain/kernel/say-day';
import { localTime } from '@nadi/domain/kernel/time-zone';
import type { Notice } from '../../kernel/notify/notify';
import type { NextFree } from './queries/find-next-free';

type Visit = Pick<Consultation, 'id' | 'status' | 'doctor' | 'patient' | 'scheduledAt' | 'timeZone'>;

// A title has 120 letters, and names may have more.
export const doctorOf = ({ doctor }: Pick<Visit, 'doctor'>) => `Dr. ${fullName(doctor)}`.slice(0, 60);
const patientOf = ({ patient }: Visit) => fullName(patient).slice(0, 60);

/** The date and the time on the doctor's wall, such as `20 November 2026 at 16:30 (Asia/Kolkata)`. */
export function sayTime({ scheduledAt, timeZone }: Pick<Visit, 'scheduledAt' | 'timeZone'>): string {
  const { date, time } = localTime(new Date(scheduledAt), timeZone);
  return `${sayDate(date)} at ${time.slice(0, 5)} (${timeZone})`;
}

/** The doctor and the time of a visit, for its patient. */
export const sayVisit = (visit: Pick<Visit, 'doctor' | 'scheduledAt' | 'timeZone'>): string =>
  `${doctorOf(visit)}, ${sayTime(visit)}.`;

export const forPatient = { label: 'See your appointments', href: '/dashboard/appointments' };
const forDoctor = { label: 'Open your schedule', href: '/dashboard/schedule' };

const told = (visit: Pick<Visit, 'id'>, action: Notice['action']) => ({
  category: 'general' as const,
  ...(action && { action }),
  consultationId: visit.id,
});

export const visitBooked = (visit: Visit): Notice => ({
  ...told(visit, forPatient),
  type: 'visit-booked',
  title:
    visit.status === 'requested'
      ? `You asked for a visit with ${doctorOf(visit)}`
      : `Your visit with ${doctorOf(visit)} is booked`,
  body:
    visit.status === 'requested'
      ? `${sayTime(visit)}. It is not booked until the doctor confirms it.`
      : `${sayTime(visit)}.`,
});

export const visitBookedForDoctor = (visit: Visit): Notice => ({
  ...told(visit, forDoctor),
  type: 'visit-booked',
  title:
    visit.status === 'requested'
      ? `${patientOf(visit)} asks for a visit`
      : `${patientOf(visit)} booked a visit`,
  body: `${sayTime(visit)}.${visit.status === 'requested' ? ' It waits for your answer.' : ''}`,
});

export const visitMoved = (visit: Visit): Notice => ({
  ...told(visit, forDoctor),
  type: 'visit-moved',
  title: `${patientOf(visit)} moved a visit`,
  body: `It is now on ${sayTime(visit)}.${visit.status === 'requested' ? ' It waits for your answer.' : ''}`,
});

export const visitConfirmed = (visit: Visit): Notice => ({
  ...told(visit, forPatient),
  type: 'visit-confirmed',
  title: `${doctorOf(visit)} confirmed your visit`,
  body: `${sayTime(visit)}.`,
});

/** Letters of a reason that a notice has place for, beside all else that it says. The visit shows the whole. */
const reasonLetters = 200;

/** Says the reason as a sentence of its own; an end that is left out is said to be missing. */
function sayReason(reason: string | null): string {
  if (reason === null) return '';
  const letters = [...reason];
  const told =
    letters.length > reasonLetters ? `${letters.slice(0, reasonLetters).join('').trimEnd()} …` : reason;
  return ` Reason: ${told}${/[.!?…]$/.test(told) ? '' : '.'}`;
}

/** Says the next free times: `20 November 2026 at 16:30, 20 November 2026 at 17:00 (Asia/Kolkata)`. */
function sayNextFree({ timeZone, starts }: NextFree): string {
  if (starts.length === 0)
    return 'No time can be booked with this doctor for this type of visit now. Choose another doctor.';
  const times = starts.map((start) => {
    const { date, time } = localTime(start, timeZone);
    return `${sayDate(date)} at ${time.slice(0, 5)}`;
  });
  return `Free now for the same type of visit: ${times.join(', ')} (${timeZone}). Choose a time, or another doctor.`;
}

const book = '/dashboard/consultations/book';

/** The doctor cannot come. @param next what is free with the same doctor, for the same type of visit */
export const visitCancelled = (
  visit: Pick<Visit, 'id' | 'doctor' | 'scheduledAt' | 'timeZone'>,
  { reason, next }: { reason: string | null; next: NextFree },
): Notice => ({
  ...told(
    visit,
    next.starts.length > 0
      ? { label: 'Choose another time', href: `${book}?doctor=${visit.doctor.id}` }
      : { label: 'Choose another doctor', href: book },
  ),
  type: 'visit-cancelled',
  title: `${doctorOf(visit)} cancelled your visit`,
  body: `It was on ${sayTime(visit)}.${sayReason(reason)} ${sayNextFree(next)}`,
  isUrgent: true,
});

/** The doctor leaves. */
export const visitEnded = (visit: Pick<Visit, 'id' | 'doctor' | 'scheduledAt' | 'timeZone'>): Notice => ({
  ...told(visit, forPatient),
  type: 'visit-cancelled',
  title: `Your visit with ${doctorOf(visit)} is cancelled`,
  body: `It was on ${sayTime(visit)}. This doctor cannot see patients here now. Choose another doctor.`,
  isUrgent: true,
});

export const visitCancelledForDoctor = (visit: Visit): Notice => ({
  ...told(visit, forDoctor),
  type: 'visit-cancelled',
  title: `${patientOf(visit)} cancelled a visit`,
  body: `It was on ${sayTime(visit)}. The time is free again.`,
});

export const noteSigned = (visit: Visit): Notice => ({
  ...told(visit, { label: 'Read it', href: `/dashboard/consultations/${visit.id}` }),
  type: 'visit-note-signed',
  title: `${doctorOf(visit)} signed the note of your visit`,
  body: `The visit was on ${sayTime(visit)}.`,
});
