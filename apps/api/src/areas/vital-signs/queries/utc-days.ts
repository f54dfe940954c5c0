import type { Position } from '../../../kernel/db/list-cursor';

const day = 86_400_000;
/** Bounds the moments that the database can read; it leaves out the last day, because queries ask for the day after as well. */
const earliest = Date.parse('0001-01-01T00:00:00Z');
const latest = Date.parse('9999-12-30T00:00:00Z');

const startOf = (at: number): number => Math.floor(at / day) * day;
const textOf = (at: number): string => new Date(at).toISOString();
const dayOf = (at: number): string => textOf(at).slice(0, 10);
const within = (date: Date): number => Math.min(Math.max(date.getTime(), earliest), latest);

/** Times between which readings are: the first is included, the second is not. */
export type Ends = { from?: Date | undefined; to?: Date | undefined };

/**
 * Splits a span of time into whole days of UTC, whose counts are stored, and the parts of days at its ends, where readings are
 * counted. All are returned, empty if there is nothing, so that one query serves all cases.
 */
export function cutIntoDays({ from, to }: Ends) {
  const [begin, end] = [from ? within(from) : undefined, to ? within(to) : undefined];
  const afterFirst = begin === undefined ? undefined : startOf(begin) + day;
  const last = end === undefined ? undefined : Math.max(startOf(end), afterFirst ?? Number.NEGATIVE_INFINITY);
  return {
    from: begin === undefined ? '-infinity' : textOf(begin),
    to: end === undefined ? 'infinity' : textOf(end),
    /** Whole days are after and before these. */
    dayAfter: begin === undefined ? '-infinity' : dayOf(begin),
    dayBefore: end === undefined ? 'infinity' : dayOf(end),
    /** The rest of the first day ends here. */
    firstEnd:
      afterFirst === undefined ? '-infinity' : textOf(Math.min(afterFirst, end ?? Number.POSITIVE_INFINITY)),
    /** The part of the last day begins here. */
    lastBegin: last === undefined ? 'infinity' : textOf(last),
  };
}

/** The same for what is newer than a position, up to the same end. */
export function cutAfter({ at, id }: Position, { to }: Ends) {
  const { from, firstEnd, dayAfter, lastBegin } = cutIntoDays({ from: at, to });
  return {
    cursorAt: from,
    cursorId: id,
    cursorDay: dayAfter,
    cursorDayEnd: firstEnd,
    cursorLastBegin: lastBegin,
  };
}
