import { dayOf, type Rule, say } from './point';
import { bmiLimits, lineScores } from './references';
import { sourceOf } from './sources';

const whoNames = {
  weight: 'severely underweight',
  height: 'severely stunted',
  bmi: 'severely wasted',
} as const;

/** Tells of a value outside the lines of its own day's charts. */
export const outside: Rule = (latest, _before, { measure, sex }) => {
  const { z, world, value, standard, age } = latest;
  const about = dayOf(latest);
  // An index of an older height is too high at most: what is too low is certain.
  const low = { ...about, isCertain: true };
  const scores = lineScores[standard].map(([, score]) => score);
  const [lowest = 0, highest = 0] = [scores[0], scores.at(-1)];
  const chart = standard === 'who-2006' ? ('who2006' as const) : ('iap2015' as const);
  const isWorldBelow = (limit: number) => standard === 'iap-2015' && world !== null && world < limit;
  if (isWorldBelow(-3)) {
    const clause = measure === 'bmi' ? 'Severe thinness: below -3 SD' : `Below -3 SD of ${measure} for age`;
    return [say('severe-low', 'critical', low, sourceOf('who2007', clause))];
  }
  const cut = standard === 'who-2006' ? `Below -3 SD: ${whoNames[measure]}` : 'Below -3 SD of the charts';
  if (z < -3) return [say('severe-low', 'critical', low, sourceOf(chart, cut))];
  if (measure === 'bmi' && standard === 'iap-2015') {
    const limits = bmiLimits(sex, age.days);
    // WHO's limit of -3 SD is above the lowest Indian line for boys from 13 years: without -2 SD there would be nothing between.
    if (isWorldBelow(-2)) return [say('low', 'attention', low, sourceOf('who2007', 'Thinness: below -2 SD'))];
    if (value < limits.third || z < lowest)
      return [say('low', 'attention', low, sourceOf(chart, 'Tables VI and VII: below the 3rd line'))];
    if (value >= limits.obesity)
      return [
        say('severe-high', 'attention', about, sourceOf(chart, 'Obesity: from the line of 27 in adults')),
      ];
    if (value >= limits.overweight)
      return [say('high', 'attention', about, sourceOf(chart, 'Overweight: from the line of 23 in adults'))];
    return [];
  }
  if (z < lowest) return [say('low', 'attention', low, sourceOf(chart, 'Below the 3rd line'))];
  if (z > 3) return [say('severe-high', 'attention', about, sourceOf(chart, 'Above +3 SD'))];
  return z > highest ? [say('high', 'attention', about, sourceOf(chart, 'Above the 97th line'))] : [];
};
