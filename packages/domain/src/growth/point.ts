import type { Age } from '../kernel/age';
import { daysFromTo } from '../kernel/calendar';
import { lineScores, type Measure, placeOf, type Sex, type Standard, worldScore } from './references';
import type { Statement, StatementCode } from './statement';

/** The values of one measure on one local day: the lowest and the highest. */
export type MeasuredDay = { day: string; low: number; high: number };
/** The same with the age and the charts of that day. */
export type AgedDay = MeasuredDay & {
  age: Age;
  standard: Standard;
  /** The day of the height of a body mass index, if it is an older one: a child has grown since, so the true index is this or less. */
  heightDay?: string;
};

export type Point = {
  day: string;
  value: number;
  z: number;
  /** The z-score by WHO's tables, which go on at five years; null for weights from ten years on. */
  world: number | null;
  age: Age;
  standard: Standard;
  isAtMost: boolean;
};
export type Case = {
  measure: Measure;
  sex: Sex;
  /** The body mass index of the same day is in the range of overweight. */
  isOverweight: boolean;
};
/** Says what holds of the latest of some points; none of the others is later. */
export type Rule = (latest: Point, before: readonly Point[], given: Case) => Statement[];

export const pointOf = (
  { day, age, standard, heightDay }: AgedDay,
  value: number,
  measure: Measure,
  sex: Sex,
): Point => ({
  ...{ day, value, age, standard, isAtMost: heightDay !== undefined },
  z: placeOf(value, standard, measure, sex, age.days),
  world: worldScore(value, measure, sex, age),
});

export const dayOf = ({ day, value, isAtMost }: Point) => ({
  ...{ day, value, fromDay: null, before: null },
  isCertain: !isAtMost,
});
export const since = (latest: Point, earlier: Point) => ({
  ...dayOf(latest),
  fromDay: earlier.day,
  before: earlier.value,
});
export const daysTo = (latest: Point, earlier: Point) => daysFromTo(earlier.day, latest.day);
export const say = (
  code: StatementCode,
  severity: Statement['severity'],
  about: Omit<Statement, 'code' | 'severity' | 'source'>,
  source: Statement['source'],
): Statement => ({ code, severity, ...about, source });

/**
 * Returns two z-scores that can be compared, and the lines between them: of two charts those of WHO, since the place of a child jumps where the chart changes.
 * Null where no table holds both.
 */
export function scalesOf(earlier: Point, latest: Point) {
  if (earlier.standard === latest.standard)
    return { from: earlier.z, to: latest.z, lines: lineScores[latest.standard] };
  return earlier.world === null || latest.world === null
    ? null
    : { from: earlier.world, to: latest.world, lines: lineScores['who-2006'] };
}
