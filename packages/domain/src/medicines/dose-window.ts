import { type At, isoOf } from '../kernel/at';
import { addDays, daysFromTo } from '../kernel/calendar';

type Window = { from: string; to: string };

/** Days of which doses can be read at once. */
const maxDays = 62;

/** Returns why the days of a query cannot be; null if they can. */
export const findWindowFault = ({ from, to }: Window) =>
  from <= to && daysFromTo(from, to) < maxDays
    ? null
    : {
        pointer: '/query/to',
        message: `Must not be before from, and at most ${maxDays} days in all.`,
        code: 'range',
      };

/** Returns true if a dose was recorded for some days; one as needed, if it was taken on them in any time zone. */
export const isInWindow = ({ day, at }: { day: string | null; at: At }, { from, to }: Window): boolean =>
  day === null
    ? isoOf(new Date(at)) >= `${addDays(from, -1)}T00:00:00.000Z` &&
      isoOf(new Date(at)) < `${addDays(to, 2)}T00:00:00.000Z`
    : day >= from && day <= to;
