import { daysFromTo } from '../kernel/calendar';
import { crossing, followedDays, oneSpace } from './crossing';
import { addMonths, monthsUntilNext } from './intervals';
import { isGrown, loss, noGain } from './losses';
import { outside } from './outside';
import { type AgedDay, type Point, pointOf, type Rule, scalesOf } from './point';
import type { Measure, Sex } from './references';
import { slip, trustedOf } from './slip';
import { bySeverity, inAnyCase, type Statement } from './statement';

const rules: readonly Rule[] = [outside, loss, crossing, noGain, slip];

/** Values of one day that are so far apart, as a part of the lower one, are not those of one child. */
const farApart: Record<Measure, number> = { weight: 0.1, height: 0.03, bmi: 0.15 };

type Given = {
  measure: Measure;
  sexes: readonly Sex[];
  /** The body mass index of the latest day is in the range of overweight. */
  isOverweight?: boolean;
};

/** Returns what was measured before the latest day that a rule looks back to; the rest costs time alone. */
const recentOf = (days: readonly AgedDay[], latest: AgedDay) =>
  days
    .slice(0, -1)
    .filter(
      (one, index) =>
        daysFromTo(one.day, latest.day) <= followedDays || one.age.days <= 7 || index === days.length - 2,
    );

/** Returns the points in each case: with the lowest and with the highest value of each day, and for each sex. */
function casesOf(days: readonly AgedDay[], { measure, sexes }: Given): { sex: Sex; points: Point[] }[] {
  const isOfOne = days.every(({ low, high }) => low === high);
  const ends = isOfOne ? (['low'] as const) : (['low', 'high'] as const);
  return sexes.flatMap((sex) =>
    ends.map((end) => ({ sex, points: days.map((one) => pointOf(one, one[end], measure, sex)) })),
  );
}

/** Returns what is said of the latest day with each of its values, and each of those of the days before, with and without what may be a slip. */
function assessLatest(days: readonly AgedDay[], given: Given): Statement[] {
  const latest = days.at(-1);
  if (!latest) return [];
  const { measure, isOverweight = false } = given;
  const values = [...new Set([latest.low, latest.high])];
  const told = casesOf(recentOf(days, latest), given).flatMap(({ sex, points }) => {
    const trusted = trustedOf(points, measure);
    return (trusted.length === points.length ? [points] : [trusted, points]).flatMap((before) =>
      values.map((value) =>
        rules.flatMap((rule) =>
          rule(pointOf(latest, value, measure, sex), before, { measure, sex, isOverweight }),
        ),
      ),
    );
  });
  const { day, low, high } = latest;
  const apart: Statement = {
    ...{ code: 'differ', severity: 'attention', isCertain: true, source: null },
    ...{ day, value: high, fromDay: day, before: low },
  };
  return (high - low) / low >= farApart[measure] ? [...inAnyCase(told), apart] : inAnyCase(told);
}

/** Returns the series as they were before the latest day, and as they were before the slips before it, in each case. */
function earlierOf(days: readonly AgedDay[], given: Given): AgedDay[][] {
  const latest = days.at(-1);
  const before = latest ? recentOf(days, latest) : [];
  const last = casesOf(before, given).flatMap(
    ({ points }) => trustedOf(points, given.measure).at(-1)?.day ?? [],
  );
  const ends = new Set([...before.slice(-1).map(({ day }) => day), ...last]);
  return [...ends].map((end) => days.filter(({ day }) => day <= end));
}

/** Days of slips in a row that are looked behind. */
const deepest = 3;

/**
 * Returns all there is to say of the latest day of a series, the most severe first. Where a day has several values, or the sex is not known, what any of
 * them says is told, so that a slip hides no danger. Where the latest value may be a slip, what the last believable days before it say is told too.
 *
 * @param days of one measure, the oldest first
 */
export function assessGrowth(days: readonly AgedDay[], given: Given, depth = 0): Statement[] {
  const said = assessLatest(days, given);
  const isDoubtful = said.some(({ code }) => code === 'slip' || code === 'differ');
  if (!isDoubtful || depth >= deepest) return said.sort(bySeverity);
  const without = earlierOf(days, given).map((earlier) =>
    assessGrowth(earlier, given, depth + 1).filter(({ severity }) => severity !== 'info'),
  );
  return inAnyCase([said, ...without]);
}

/** Says how a value has come about where nothing else is said of it: along its line, lower than before, or inside the lines and no more. */
export type Course = 'usual' | 'lower' | 'inside';

/** Two values so close together in time, in days, say nothing of a line. Our choice. */
const leastDays = 14;

/**
 * Returns whether a child grows along the usual line: the value has risen, within a fitting time (14 days to two intervals), and has kept its place within one
 * space between lines.
 */
export function courseOf(days: readonly AgedDay[], { measure, sexes }: Given): Course {
  const latest = days.at(-1);
  const last = days.at(-2);
  if (!latest || !last) return 'inside';
  if (measure !== 'bmi' && latest.low < last.high) return 'lower';
  const fitting = days.findLast(({ day }) => daysFromTo(day, latest.day) >= leastDays);
  const isFitting =
    fitting && addMonths(fitting.day, 2 * monthsUntilNext(fitting.age)) >= latest.day && fitting.age.days > 7;
  if (!isFitting || latest.heightDay || fitting.heightDay) return 'inside';
  if (measure !== 'bmi' && latest.low <= fitting.high) return 'inside';
  const isSteady = sexes.every((sex) =>
    [latest.low, latest.high].every((value) => {
      if (measure === 'height' && isGrown(latest.age.months, sex)) return false;
      return [fitting.low, fitting.high].every((before) => {
        const scales = scalesOf(pointOf(fitting, before, measure, sex), pointOf(latest, value, measure, sex));
        return scales !== null && Math.abs(scales.to - scales.from) < oneSpace;
      });
    }),
  );
  return isSteady ? 'usual' : 'inside';
}
