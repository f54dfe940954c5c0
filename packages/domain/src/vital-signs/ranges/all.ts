import type { RangeRule } from '../range';
import { bloodPressure } from './blood-pressure';
import { glucose } from './glucose';
import { oxygenSaturation } from './oxygen-saturation';
import { pulse } from './pulse';
import { respiratoryRate } from './respiratory-rate';
import { temperature } from './temperature';

/** All published ranges; the clinical page is generated from them. */
export const rangeRules: readonly RangeRule[] = [
  ...bloodPressure,
  ...pulse,
  ...oxygenSaturation,
  ...respiratoryRate,
  ...temperature,
  ...glucose,
];

export const ruleById: ReadonlyMap<string, RangeRule> = new Map(rangeRules.map((rule) => [rule.id, rule]));
