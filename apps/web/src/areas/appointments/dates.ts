import { addDays, daysFromTo } from '@nadi/domain/kernel/calendar';
import { localDay } from '@nadi/domain/kernel/time-zone';

export { addDays };

/** Returns the day of a doctor's calendar from which their free times are shown: that of their next free time, or today. */
export const firstShownDay = (
  { nextSlot, timeZone }: { nextSlot: { startsAt: string } | null; timeZone: string },
  now: string,
): string => localDay(new Date(nextSlot?.startsAt ?? now), timeZone);

/** Returns the first day after a step back or ahead: none before the doctor's today. @param step days */
export const steppedDay = (from: string, step: number, timeZone: string, now: string): string =>
  addDays(from, Math.max(step, daysFromTo(from, localDay(new Date(now), timeZone))));

/** Dates from one on. @param from 'YYYY-MM-DD' */
export const datesFrom = (from: string, days: number): string[] =>
  Array.from({ length: days }, (_, index) => addDays(from, index));
