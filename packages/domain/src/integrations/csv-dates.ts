import { formatMoment } from '../kernel/moment';
import { instantAt, offsetAt } from '../kernel/time-zone';

export type DateOrder = 'day-first' | 'month-first';

/** Returns the minutes east of UTC of a time on the wall, or of an instant. */
export type Offsets = { ofWall: (wall: Date) => number; ofInstant: (at: Date) => number };

const minute = 60_000;
const dayMs = 1440 * minute;

/** Returns the offsets of a time zone. A day without a change of the clock is looked up once: a table has thousands of rows of the same days. */
export function offsetsOf(timeZone: string): Offsets {
  const steady = new Map<number, number | null>();
  const ofDay = (time: number): number | null => {
    const day = Math.floor(time / dayMs);
    const known = steady.get(day);
    if (known !== undefined) return known;
    // An hour on the wall is at most a day from the same hour in UTC.
    const [before, after] = [day - 1, day + 2].map((one) => offsetAt(new Date(one * dayMs), timeZone));
    const found = before !== undefined && before === after ? before / minute : null;
    steady.set(day, found);
    return found;
  };
  return {
    ofInstant: (at) => ofDay(at.getTime()) ?? offsetAt(at, timeZone) / minute,
    ofWall(wall) {
      const found = ofDay(wall.getTime());
      if (found !== null) return found;
      const [date = '', time = ''] = wall.toISOString().split('T');
      return offsetAt(instantAt(date, time.slice(0, 5), timeZone), timeZone) / minute;
    },
  };
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})[T ]\s*(.+)$/i;
const yearLast = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/., ]+(\d{4})[T, ]+(.+)$/i;
const monthName = /^([a-z]{3,9}) (\d{1,2}),? (\d{4})[, ]+(.+)$/i;
const timeOfDay = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(?:([ap])\.?m\.?)?\s*(z|[+-]\d{2}:?\d{2})?$/i;

type Day = { year: number; month: number; day: number; rest: string };

function readDay(text: string, order: DateOrder): Day | null {
  const [, year, month, day, rest] = yearFirst.exec(text) ?? [];
  if (rest) return { year: Number(year), month: Number(month), day: Number(day), rest };
  const [, first = '', second = '', last, after] = yearLast.exec(text) ?? [];
  if (after) {
    const named = months.indexOf(second.slice(0, 3).toLowerCase()) + 1;
    const isMonthFirst = named === 0 && order === 'month-first';
    const [ofDay, ofMonth] = isMonthFirst ? [second, Number(first)] : [first, named || Number(second)];
    return { year: Number(last), month: ofMonth, day: Number(ofDay), rest: after };
  }
  const [, name = '', named, ofYear, end] = monthName.exec(text) ?? [];
  if (!end) return null;
  const at = months.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  return { year: Number(ofYear), month: at, day: Number(named), rest: end };
}

/** Returns a date with a time as it stands on the wall, as if it were in UTC, with the zone that is written; null where there is no such moment. */
function readWall(text: string, order: DateOrder): { wall: Date; zone: string | undefined } | null {
  const day = readDay(text, order);
  const [, hours, minutes, seconds = '0', half, zone] = (day && timeOfDay.exec(day.rest.trim())) ?? [];
  if (!day || hours === undefined) return null;
  if (half !== undefined && (Number(hours) < 1 || Number(hours) > 12)) return null;
  const hour =
    half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const wall = new Date(0);
  wall.setUTCFullYear(day.year, day.month - 1, day.day);
  wall.setUTCHours(hour, Number(minutes), Number(seconds));
  const isThere = wall.getUTCMonth() === day.month - 1 && wall.getUTCDate() === day.day;
  const isTime = hour <= 23 && Number(minutes) <= 59 && Number(seconds) <= 59;
  return isThere && isTime ? { wall, zone } : null;
}

/**
 * Reads a date with a time as people and devices write it.
 *
 * @returns RFC 3339 with the offset of the wall; an instant in UTC (`Z`), as programs write it, with the offset that the wall had then. Null if there
 * is no such moment, or no time.
 */
export function readWhen(text: string, order: DateOrder, offsets: Offsets): string | null {
  const read = readWall(text, order);
  if (!read) return null;
  const { wall, zone } = read;
  if (zone?.toLowerCase() === 'z') return formatMoment({ at: wall, offset: offsets.ofInstant(wall) });
  const offset = zone === undefined ? offsets.ofWall(wall) : offsetOf(zone);
  return formatMoment({ at: new Date(wall.getTime() - offset * minute), offset });
}

function offsetOf(zone: string): number {
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(-2))];
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

/**
 * Finds in which order dates such as 03/04/2026 were written.
 *
 * @returns `either` if no date depends on it, `unknown` if each could be in both orders, `mixed` if one can only have the day first and another only
 * the month
 */
export function findDateOrder(texts: readonly string[]): DateOrder | 'either' | 'unknown' | 'mixed' {
  const seen = { dayFirst: false, monthFirst: false, both: false };
  for (const text of texts) {
    const [dayFirst, monthFirst] = [readWall(text, 'day-first'), readWall(text, 'month-first')];
    if (dayFirst && monthFirst) seen.both ||= dayFirst.wall.getTime() !== monthFirst.wall.getTime();
    else if (dayFirst) seen.dayFirst = true;
    else if (monthFirst) seen.monthFirst = true;
  }
  if (seen.dayFirst && seen.monthFirst) return 'mixed';
  if (seen.dayFirst) return 'day-first';
  if (seen.monthFirst) return 'month-first';
  return seen.both ? 'unknown' : 'either';
}
