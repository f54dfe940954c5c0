import { type At, isoOf } from '../kernel/at';
import { addDays, daysFromTo, mondayOf } from '../kernel/calendar';
import { localDay } from '../kernel/time-zone';
import { presentSlot, type ShownSlot } from './directory';
import type { KeptConsultation } from './present-consultation';
import { isWithinHours, openingsOf, slotsOf } from './slots';
import { isActive } from './states';
import type { Availability, ConsultationStatus, VisitPerson, VisitType } from './visit';

type Asked = { date?: string | undefined; week?: string | undefined; month?: string | undefined };
type Days = { from: string; to: string };
type Fault = { pointer: string; message: string; code: string };

/** Returns the days that are asked for; a fault if more than one part is named. @param today of the doctor's calendar */
export function daysAsked({ date, week, month }: Asked, today: string): Days | Fault[] {
  const named = [date, week, month].filter((part) => part !== undefined);
  if (named.length > 1)
    return [{ pointer: '/query', message: 'Must name a day, a week or a month, and only one.', code: 'one' }];
  if (month) {
    const first = `${month}-01`;
    return { from: first, to: addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1) };
  }
  if (week) return { from: mondayOf(week), to: addDays(mondayOf(week), 6) };
  return { from: date ?? today, to: date ?? today };
}

export type ScheduledVisit = {
  id: string;
  status: ConsultationStatus;
  type: VisitType;
  scheduledAt: string;
  endsAt: string;
  patient: VisitPerson;
  isOutsideHours: boolean;
};
type ScheduleDay = { date: string; openings: ShownSlot[]; visits: ScheduledVisit[]; free: ShownSlot[] };
export type Schedule = Days & { timeZone: string; days: ScheduleDay[] };

type Kept = Pick<KeptConsultation, 'id' | 'status' | 'type' | 'patient'> & { scheduledAt: At; endsAt: At };

/** Returns the schedule of some days. @param visits in order; cancelled ones are left out of it */
export function presentSchedule(
  availability: Availability,
  visits: readonly Kept[],
  { from, to }: Days,
  now: Date,
): Schedule {
  const { timeZone } = availability;
  const shown = visits
    .filter(({ status }) => status !== 'cancelled')
    .map(({ id, status, type, patient, scheduledAt, endsAt }): ScheduledVisit & { date: string } => {
      const span = { start: new Date(scheduledAt), end: new Date(endsAt), type };
      return {
        id,
        status,
        type,
        scheduledAt: isoOf(scheduledAt),
        endsAt: isoOf(endsAt),
        patient,
        isOutsideHours: isActive(status) && !isWithinHours(availability, span),
        date: localDay(span.start, timeZone),
      };
    });
  const busy = shown
    .filter(({ status }) => isActive(status))
    .map(({ scheduledAt, endsAt }) => ({ start: new Date(scheduledAt), end: new Date(endsAt) }));
  const days = Array.from({ length: daysFromTo(from, to) + 1 }, (_, index) => addDays(from, index));
  return {
    timeZone,
    from,
    to,
    days: days.map((day) => ({
      date: day,
      openings: openingsOf(availability, day).map(presentSlot),
      visits: shown.filter(({ date }) => date === day).map(({ date: _, ...visit }) => visit),
      free: slotsOf(availability, { from: day, days: 1, busy, now }).map(presentSlot),
    })),
  };
}
