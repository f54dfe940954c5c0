import { addDays, daysFromTo } from '../kernel/calendar';
import { instantAt, localDay } from '../kernel/time-zone';
import { hoursOf } from './availability';
import type { Availability, VisitType } from './visit';

/** From an instant, up to and without another. */
export type Span = { start: Date; end: Date };
export type Slot = Span & { types: VisitType[] };

type Hours = Pick<Availability, 'timeZone' | 'weekly' | 'exceptions'>;
type Rules = Hours & Pick<Availability, 'visitMinutes' | 'bufferMinutes' | 'noticeMinutes' | 'daysAhead'>;

const minuteMs = 60_000;

/** Returns 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string): number => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Returns what is left of spans without another. */
const without = <One extends Span>(spans: readonly One[], cut: Span): One[] =>
  spans.flatMap((span) =>
    overlaps(span, cut)
      ? [
          { ...span, end: cut.start },
          { ...span, start: cut.end },
        ].filter(({ start, end }) => start < end)
      : [span],
  );

/** Returns when a doctor sees patients on a date of their own calendar, in order: weekly hours and extra ones, without what is closed. */
export function openingsOf({ timeZone, weekly, exceptions }: Hours, date: string): Slot[] {
  const spanOf = (hours: { from: string; to: string }): Span => ({
    start: instantAt(date, hours.from, timeZone),
    end: instantAt(date, hours.to, timeZone),
  });
  const today = exceptions.filter((exception) => exception.date === date);
  const regular = weekly
    .filter(({ day }) => day === weekdayOf(date))
    .map((hours) => ({ ...spanOf(hours), types: [...hours.types] }));
  // Extra hours go before regular ones that they overlap: their types are what the doctor said of this day.
  let open: Slot[] = [];
  for (const { types, ...exception } of today.filter(({ kind }) => kind === 'extra')) {
    const span = spanOf(hoursOf(exception));
    open = [...without(open, span), { ...span, types: [...types] }];
  }
  const kept = open.reduce((rest, span) => without(rest, span), regular);
  const closed = today.filter(({ kind }) => kind === 'closed').map((exception) => spanOf(hoursOf(exception)));
  return closed
    .reduce((rest, span) => without(rest, span), [...open, ...kept])
    .filter(({ start, end }) => start < end)
    .sort((one, other) => one.start.getTime() - other.start.getTime());
}

/** Returns the times of a date at which a visit may begin, whether someone has them or not. Minutes are counted as they pass, also over a clock change. */
export function timesOf(rules: Rules, date: string): Slot[] {
  const length = rules.visitMinutes * minuteMs;
  const step = length + rules.bufferMinutes * minuteMs;
  return openingsOf(rules, date).flatMap(({ start, end, types }) => {
    const count = Math.max(0, Math.floor((end.getTime() - start.getTime() - length) / step) + 1);
    return Array.from({ length: count }, (_, index) => {
      const begins = start.getTime() + index * step;
      return { start: new Date(begins), end: new Date(begins + length), types };
    });
  });
}

type Asked = {
  /** The first date, of the doctor's calendar. */
  from: string;
  days: number;
  /** The visits that the doctor has, and what is held for someone. */
  busy: readonly Span[];
  now: Date;
  /** Only slots for this type. */
  type?: VisitType | undefined;
};

/** Returns when nothing can begin or end, in order and apart: visits with the pause before and after each. */
function takenOf(busy: readonly Span[], { bufferMinutes }: Pick<Rules, 'bufferMinutes'>): Span[] {
  const pause = bufferMinutes * minuteMs;
  const taken: Span[] = [];
  const inOrder = [...busy].sort((one, other) => one.start.getTime() - other.start.getTime());
  for (const visit of inOrder) {
    const start = new Date(visit.start.getTime() - pause);
    const end = new Date(visit.end.getTime() + pause);
    const last = taken.at(-1);
    if (!last || last.end < start) taken.push({ start, end });
    else if (last.end < end) last.end = end;
  }
  return taken;
}

/** Returns slots without those that are taken. Both are in order, so each is looked at once. */
function freeOf(slots: readonly Slot[], taken: readonly Span[]): Slot[] {
  let next = 0;
  return slots.filter((slot) => {
    for (let span = taken[next]; span && span.end <= slot.start; span = taken[next]) next += 1;
    const span = taken[next];
    return !span || !overlaps(slot, span);
  });
}

/** Returns the slots that can still be booked once a visit has a time: apart from it by the pause. */
export const apartFrom = (slots: readonly Slot[], visit: Span, rules: Pick<Rules, 'bufferMinutes'>): Slot[] =>
  freeOf(slots, takenOf([visit], rules));

type Searched = Omit<Asked, 'busy'> & { taken: readonly Span[] };

function search(rules: Rules, { from, days, taken, now, type }: Searched): Slot[] {
  const earliest = now.getTime() + rules.noticeMinutes * minuteMs;
  const last = addDays(localDay(now, rules.timeZone), rules.daysAhead);
  const count = Math.min(days, daysFromTo(from, last) + 1);
  const slots = Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index))
    .flatMap((date) => timesOf(rules, date))
    .filter(({ start }) => start.getTime() >= earliest)
    .filter(({ types }) => type === undefined || types.includes(type));
  return freeOf(slots, taken);
}

/**
 * Returns the slots that can be booked, in order: within the hours, with the doctor's notice, not later than they plan ahead, and with the pause after
 * each visit.
 */
export const slotsOf = (rules: Rules, { busy, ...asked }: Asked): Slot[] =>
  search(rules, { ...asked, taken: takenOf(busy, rules) });

/** Returns the slot that begins at an instant; undefined if it cannot be booked. */
export function slotAt(
  rules: Rules,
  start: Date,
  asked: Pick<Asked, 'busy' | 'now' | 'type'>,
): Slot | undefined {
  // No calendar is asked about years in which nothing can be booked.
  const ahead = start.getTime() - asked.now.getTime();
  if (ahead < 0 || ahead > (rules.daysAhead + 2) * 24 * 60 * minuteMs) return undefined;
  const slots = slotsOf(rules, { ...asked, from: localDay(start, rules.timeZone), days: 1 });
  return slots.find((slot) => slot.start.getTime() === start.getTime());
}

/** As many as a refusal names, and a directory looks for. */
export const nextSlots = 3;

/** Days in which the first free times are searched: those of three months. Later ones are found by who asks for their days. */
export const searchedDays = 92;

/** Returns the first slots from now on, within `searchedDays`. */
export function firstSlots(
  rules: Rules,
  { busy, ...asked }: Pick<Asked, 'busy' | 'now' | 'type'>,
  most: number,
): Slot[] {
  const found: Slot[] = [];
  const taken = takenOf(busy, rules);
  const today = localDay(asked.now, rules.timeZone);
  const end = Math.min(rules.daysAhead + 1, searchedDays);
  for (let day = 0; day < end && found.length < most; day += 7) {
    const days = Math.min(7, end - day);
    found.push(...search(rules, { ...asked, taken, from: addDays(today, day), days }));
  }
  return found.slice(0, most);
}

/** True if a visit lies within the hours that hold now. */
export const isWithinHours = (hours: Hours, visit: Span & { type: VisitType }): boolean =>
  openingsOf(hours, localDay(visit.start, hours.timeZone)).some(
    ({ start, end, types }) => start <= visit.start && visit.end <= end && types.includes(visit.type),
  );
