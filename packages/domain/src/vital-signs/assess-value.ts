import type { Published, RangeRule, Side, Step } from './range';
import type { Verdict } from './severity';
import type { Unit } from './vital-sign';

/** Returns the number published in a unit, or null where the source has none. */
const numberIn = (published: Published | undefined, unit: Unit): number | null => published?.[unit] ?? null;

/**
 * Assesses a value by one rule, in the unit of entry against the limits as published in that unit. The first step begins where the
 * range ends, so no value lies between: what is not in range is assessed by the worse of its neighbours.
 */
export function assessValue(rule: RangeRule, value: number, unit: Unit): Verdict {
  const low = numberIn(rule.low?.at, unit);
  const high = numberIn(rule.high?.at, unit);
  if (low !== null && value < low)
    return furthest(rule.below, 'low', ({ at }) => {
      const number = numberIn(at, unit);
      return number !== null && value < number;
    });
  const tooHigh = rule.isSharp ? numberIn(rule.above[0]?.at, unit) : null;
  if (tooHigh !== null ? value >= tooHigh : high !== null && value > high)
    return furthest(rule.above, 'high', ({ at, over }) => {
      const from = numberIn(at, unit);
      const milder = numberIn(over, unit);
      return milder === null ? from !== null && value >= from : value > milder;
    });
  return { status: 'in-range', side: null, advice: null };
}

function furthest(
  [first, ...further]: readonly Step[],
  side: Side,
  isReached: (step: Step) => boolean,
): Verdict {
  const step = further.filter(isReached).at(-1) ?? first;
  return step
    ? { status: step.status, side, advice: step.advice }
    : { status: 'not-assessed', side: null, advice: null };
}
