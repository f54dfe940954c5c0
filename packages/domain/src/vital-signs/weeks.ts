import { addDays, dateOf, daysFromTo } from '../kernel/calendar';
import type { Status } from './range';
import { mostSevereStatus } from './status-severity';
import { decimalsOf, roundTo } from './units';
import type { SeriesCode, Unit } from './vital-sign';

type Point = Record<SeriesCode, number | null> & {
  /** RFC 3339, in the offset at which it was measured. */
  at: string;
  count: number;
  status: Status;
};

export type Week = {
  /** Its last day, `YYYY-MM-DD`. */
  to: string;
  /** Readings in it. */
  count: number;
  /** The averages in the order of the codes. */
  averages: readonly number[];
  /** The status of its most severe reading: an average must not hide it. */
  status: Status;
};

/**
 * Returns the weeks that have readings, back from a day, the newest first. A point of several readings counts as many times.
 *
 * @param today the last day of the first week, `YYYY-MM-DD`
 */
export function weeksOf(
  points: readonly Point[],
  series: readonly { code: SeriesCode; unit: Unit }[],
  today: string,
): Week[] {
  const weeks = new Map<number, Point[]>();
  for (const point of points) {
    // A reading of tomorrow, further east, belongs to the last week.
    const index = Math.max(0, Math.floor(daysFromTo(dateOf(point.at), today) / 7));
    weeks.set(index, [...(weeks.get(index) ?? []), point]);
  }
  return [...weeks]
    .sort(([a], [b]) => a - b)
    .map(([index, found]) => {
      const count = found.reduce((sum, point) => sum + point.count, 0);
      const mean = (code: SeriesCode) =>
        found.reduce((sum, point) => sum + (point[code] ?? 0) * point.count, 0) / count;
      return {
        to: addDays(today, -7 * index),
        count,
        averages: series.map(({ code, unit }) => roundTo(mean(code), decimalsOf[unit])),
        status: mostSevereStatus(found.map(({ status }) => status)),
      };
    });
}
