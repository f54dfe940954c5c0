import { addDays, daysFromTo, mondayOf } from '../kernel/calendar';
import { csvCell } from '../kernel/csv';
import type { Period } from '../kernel/period';

/** Days are counted by this clock, on the wall of where the platform began. */
export const reportTimeZone = 'Asia/Kolkata';

/** Figures that are counted, in the order of the report. */
export const analyticsFigures = [
  'active-patients',
  'active-doctors',
  'patients-joined',
  'doctors-joined',
  'readings',
  'documents',
  'doses',
  'visits-booked',
  'visits-held',
  'visits-cancelled',
  'visits-missed',
  'messages-sent',
  'messages-failed',
] as const;
export type AnalyticsFigure = (typeof analyticsFigures)[number];

/** A person is active on several days of a week, so weeks are counted for themselves. */
const peopleFigures = ['active-patients', 'active-doctors'] as const;
export const weeklyFigures = ['active-patients-week', 'active-doctors-week'] as const;
export type CountedFigure = AnalyticsFigure | (typeof weeklyFigures)[number];

/** Fewer people than this could be found out one by one. */
const fewestCounted = 10;

/**
 * Returns what may be kept and told of a count: rounded down to tens, and 0 below ten. All figures are computed from these, so neither a sum, nor another period, nor
 * the difference of two figures tells more than they do.
 */
export const roundCount = (count: number): number =>
  Math.floor(Math.max(0, count) / fewestCounted) * fewestCounted;

export type AnalyticsCount = { state: 'COUNTED' | 'FEWER' | 'PARTLY' | 'UNKNOWN'; atLeast: number | null };
type Part = { from: string; to: string };

const shapes: Readonly<Record<Period, { step: 'day' | 'week'; parts: number }>> = {
  '7d': { step: 'day', parts: 7 },
  '30d': { step: 'day', parts: 30 },
  '90d': { step: 'week', parts: 13 },
  '1y': { step: 'week', parts: 52 },
};

/** Returns the days or weeks of a period, oldest first. Those that are not over are left out. */
export function partsOfPeriod(period: Period, today: string): { step: 'day' | 'week'; parts: Part[] } {
  const { step, parts } = shapes[period];
  const length = step === 'day' ? 1 : 7;
  const end = step === 'day' ? today : mondayOf(today);
  const from = (index: number) => addDays(end, (index - parts) * length);
  return {
    step,
    parts: Array.from({ length: parts }, (_, index) => ({
      from: from(index),
      to: addDays(from(index), length - 1),
    })),
  };
}

/** A count that was kept, already rounded. */
type KeptCount = { day: string; figure: string; count: number };

/** Adds up kept counts; undefined stands for a day that was not counted. */
export function addUp(counts: readonly (number | undefined)[]): AnalyticsCount {
  const known = counts.filter((count) => count !== undefined);
  const sum = known.reduce((total, count) => total + count, 0);
  if (sum === 0) return { state: known.length === 0 ? 'UNKNOWN' : 'FEWER', atLeast: null };
  const isWhole = known.length === counts.length && !known.includes(0);
  return { state: isWhole ? 'COUNTED' : 'PARTLY', atLeast: sum };
}

const daysOf = ({ from, to }: Part): string[] =>
  Array.from({ length: daysFromTo(from, to) + 1 }, (_, index) => addDays(from, index));

const isPeople = (figure: AnalyticsFigure): figure is (typeof peopleFigures)[number] =>
  peopleFigures.some((one) => one === figure);

/** Bounds further apart than this say too little. */
const widestShare = 20;

/** Returns the share of one count among several, in percent: each may be up to nine more than was kept. */
export function shareOf(
  part: readonly (number | undefined)[],
  others: readonly (readonly (number | undefined)[])[],
): { lowest: number; highest: number } | null {
  const low = (counts: readonly (number | undefined)[]) =>
    counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const high = (counts: readonly (number | undefined)[]) =>
    counts.reduce<number>((sum, count) => sum + (count === undefined ? 0 : count + fewestCounted - 1), 0);
  const [least, most] = [low(part), high(part)];
  const rest = others.flat();
  if (least + low(rest) === 0) return null;
  const lowest = Math.floor((100 * least) / (least + high(rest)));
  const highest = Math.ceil((100 * most) / (most + low(rest)));
  return highest - lowest > widestShare ? null : { lowest, highest };
}

/** Returns the report of a period from the counts that were kept. */
export function reportOf(kept: readonly KeptCount[], period: Period, today: string) {
  const { step, parts } = partsOfPeriod(period, today);
  const counts = new Map(kept.map(({ day, figure, count }) => [`${day} ${figure}`, count]));
  const at = (day: string, figure: CountedFigure) => counts.get(`${day} ${figure}`);
  const spans = parts.map((part) => ({ from: part.from, days: daysOf(part) }));
  const days = spans.flatMap((span) => span.days);
  const countOf = (span: (typeof spans)[number], figure: AnalyticsFigure): AnalyticsCount =>
    step === 'week' && isPeople(figure)
      ? addUp([at(span.from, `${figure}-week`)])
      : addUp(span.days.map((day) => at(day, figure)));
  const all = (figure: AnalyticsFigure) => days.map((day) => at(day, figure));
  return {
    ...{ period, step, parts, timeZone: reportTimeZone },
    countedTo: days.findLast((day) => at(day, 'readings') !== undefined) ?? null,
    figures: analyticsFigures.map((figure) => {
      const each = spans.map((span) => countOf(span, figure));
      return { figure, counts: each, total: isPeople(figure) ? mostOf(each) : addUp(all(figure)) };
    }),
    outcomes: {
      visitsHeld: shareOf(all('visits-held'), [all('visits-cancelled'), all('visits-missed')]),
      visitsMissed: shareOf(all('visits-missed'), [all('visits-held'), all('visits-cancelled')]),
      messagesSent: shareOf(all('messages-sent'), [all('messages-failed')]),
    },
  };
}

/** People of several days cannot be added up: the same may come again. It is the most of one part. */
function mostOf(counts: readonly AnalyticsCount[]): AnalyticsCount {
  const most = Math.max(0, ...counts.map(({ atLeast }) => atLeast ?? 0));
  if (most > 0) return { state: 'COUNTED', atLeast: most };
  return { state: counts.some(({ state }) => state === 'FEWER') ? 'FEWER' : 'UNKNOWN', atLeast: null };
}

/** Days that are counted anew, because a visit is often closed later. */
const settlingDays = 7;
/** Days that a server which was away counts afterwards: a year of weeks. */
const daysBack = 372;

/** Returns the days that are to be counted, the newest first. @param counted days that were */
export function daysToCount(counted: ReadonlySet<string>, today: string): string[] {
  const days = Array.from({ length: daysBack }, (_, index) => addDays(today, -1 - index));
  return days.filter((day, index) => index < settlingDays || !counted.has(day));
}

type Report = {
  parts: readonly Part[];
  figures: readonly { figure: string; counts: readonly AnalyticsCount[] }[];
};

/** Writes a report as CSV (RFC 4180). A count that is not told is named by its state; a cell that a spreadsheet could take for a formula begins with an apostrophe. */
export const analyticsTable = ({ parts, figures }: Report): string =>
  [
    ['from', 'to', ...figures.flatMap(({ figure }) => [figure, `${figure} state`])],
    ...parts.map(({ from, to }, index) => [
      from,
      to,
      ...figures.flatMap(({ counts }) => [counts[index]?.atLeast, counts[index]?.state ?? 'UNKNOWN']),
    ]),
  ]
    .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
    .join('');
