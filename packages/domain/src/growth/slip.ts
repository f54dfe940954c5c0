import { dayOf, daysTo, type Point, type Rule, say, scalesOf, since } from './point';
import type { Measure } from './references';
import { sourceOf } from './sources';

/** Beyond these z-scores WHO's own software takes a value for a slip. */
const believable: Record<Measure, readonly [low: number, high: number]> = {
  weight: [-6, 5],
  height: [-6, 6],
  bmi: [-5, 5],
};
/** Values that are so much, as a part, away from the one of the weeks before may be those of another unit or child. All of this is our choice. */
const jumps = { weight: 0.2, height: 0.1, bmi: 0.3 } as const;
const weeksBefore = 45;
/** Rises of so many z-scores are hard to believe however long they took. Falls are not: a child may be that ill. */
const farScores = 3;

const isBeyond = ({ z }: Point, measure: Measure) => {
  const [low, high] = believable[measure];
  return z < low || z > high;
};

/** Tells of a value that does not fit to one before, however long ago: pounds for kilograms, a point at the wrong place, another child. */
function isOdd(latest: Point, last: Point, measure: Measure): boolean {
  const ratio = Math.max(latest.value / last.value, last.value / latest.value);
  if (measure === 'height' && latest.value < last.value - 2) return true;
  // Babies multiply their weight, and change their place.
  if (latest.age.days <= 90) return false;
  if (
    daysTo(latest, last) <= weeksBefore &&
    Math.abs(latest.value - last.value) / last.value >= jumps[measure]
  )
    return true;
  const scales = scalesOf(last, latest);
  const rise = scales ? scales.to - scales.from : 0;
  const change = Math.abs(rise);
  // 2.2 pounds are a kilogram: a child needs years for as much, and keeps the place then.
  const isOtherUnit = ratio >= 1.8 && ratio <= 2.6 && change > 2;
  const isTenfold = ratio >= 8 && ratio <= 12.5 && (scales === null || change > 2);
  return measure !== 'bmi' && (rise > farScores || isOtherUnit || isTenfold);
}

/** Returns the points that are believable and fit to each other: what comes after a slip is compared with what was before it. */
export function trustedOf(points: readonly Point[], measure: Measure): Point[] {
  const trusted: Point[] = [];
  for (const point of points) {
    const last = trusted.at(-1);
    if (!isBeyond(point, measure) && !(last && isOdd(point, last, measure))) trusted.push(point);
  }
  return trusted;
}

/** Tells of a value that is hard to believe, and of one before that makes others so. */
export const slip: Rule = (latest, before, { measure }) => {
  const clause = sourceOf('who2006', 'Limits of implausible z-scores of WHO Anthro');
  if (isBeyond(latest, measure)) return [say('slip', 'info', { ...dayOf(latest), isCertain: true }, clause)];
  const last = before.at(-1);
  return last && isOdd(latest, last, measure)
    ? [say('slip', 'info', { ...since(latest, last), isCertain: true }, null)]
    : [];
};
