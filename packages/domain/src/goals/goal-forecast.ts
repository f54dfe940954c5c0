import { addDays, daysFromTo } from '../kernel/calendar';
import { type GoalPoint, isReached, type Target } from './goal';

export type GoalForecast = {
  outcome: 'reached' | 'expected' | 'too_uncertain' | 'not_approaching' | 'not_enough_data';
  day: string | null;
  earliest: string | null;
  latest: string | null;
  /** The number of days with a value that it rests on. */
  days: number;
};

const window = 30;
const fewestDays = 5;
const shortestSpan = 14;
/** A line through a month says nothing about what is further away. */
const furthest = 365;

/** Quantiles of Student's t for 95 %, by degrees of freedom from 1 (NIST/SEMATECH e-Handbook, 1.3.6.7.2). */
const t95 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131,
  2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048,
];

/** Below this the slope of a line is rounding, in parts of the values. */
const flat = 1e-9;

/**
 * The day on which the least-squares line through the last thirty days reaches the target, with Fieller's 95 % interval for it.
 *
 * @param series a value for each day, oldest first
 * @param today `YYYY-MM-DD`
 */
export function forecastOf(target: Target, series: readonly GoalPoint[], today: string): GoalForecast {
  const recent = series.filter(({ day }) => day > addDays(today, -window) && day <= today);
  const without = (outcome: GoalForecast['outcome']): GoalForecast => ({
    outcome,
    ...{ day: null, earliest: null, latest: null },
    days: recent.length,
  });
  const [latest, first, last] = [series.at(-1), recent[0], recent.at(-1)];
  if (latest && isReached(target, latest.value)) return without('reached');
  if (!first || !last || recent.length < fewestDays || daysFromTo(first.day, last.day) < shortestSpan)
    return without('not_enough_data');

  const at = ({ day }: GoalPoint) => daysFromTo(today, day);
  const count = recent.length;
  const meanOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / count;
  const middle = { x: meanOf(recent.map(at)), y: meanOf(recent.map(({ value }) => value)) };
  const sum = (of: (x: number, y: number) => number) =>
    recent.reduce((total, point) => total + of(at(point) - middle.x, point.value - middle.y), 0);
  const spread = sum((x) => x * x);
  const slope = sum((x, y) => x * y) / spread;
  const rest = sum((x, y) => (y - slope * x) ** 2);
  if (Math.abs(slope) <= flat * Math.max(1, Math.abs(middle.y)))
    return without(rest <= flat ? 'not_approaching' : 'too_uncertain');

  const scatter = (t95[count - 3] ?? 2.048) * Math.sqrt(rest / (count - 2));
  const doubt = scatter ** 2 / (slope ** 2 * spread);
  // The line may as well be flat.
  if (doubt >= 1) return without('too_uncertain');
  if (slope > 0 !== (target.direction === 'at_least')) return without('not_approaching');
  const way = (target.targetValue - middle.y) / slope;
  const width = (scatter / Math.abs(slope)) * Math.sqrt((1 - doubt) / count + way ** 2 / spread);
  const [soonest, expected, longest] = [
    middle.x + (way - width) / (1 - doubt),
    middle.x + way,
    middle.x + (way + width) / (1 - doubt),
  ];
  // Past the target by the line, but not by the latest value: it goes up and down around it.
  if (expected <= 0 || longest > furthest) return without('too_uncertain');
  return {
    outcome: 'expected',
    day: addDays(today, Math.round(expected)),
    earliest: addDays(today, Math.max(0, Math.floor(soonest + flat))),
    latest: addDays(today, Math.ceil(longest - flat)),
    days: count,
  };
}
