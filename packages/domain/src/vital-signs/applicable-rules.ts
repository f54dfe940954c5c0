import { assessValue } from './assess-value';
import type { RangeGroup, RangeRule } from './range';
import { rangeRules } from './ranges/all';
import type { Situation } from './situations';
import { numberOf, type Reading } from './vital-sign';

/** Ranges of an adult hold where the age is not known. */
const adultMonths = 18 * 12;
const adultDays = 18 * 365;

/**
 * The rules that hold in a situation, those of the person's age first. Pregnancy is only ever stricter: its rules stand beside
 * those of the age, and the more severe verdict counts. An oxygen target or an altitude that was told takes the place of
 * the range of the age; of pregnancy, which is published for sea level, only what is no emergency stands beside an altitude. The difference of the two
 * numbers of a pressure has no range of its own that somebody would aim at: it counts where it is too small.
 */
export function applicableRules(reading: Reading, situation: Situation): RangeRule[] {
  const rules = rangeRules.filter(
    (rule) =>
      rule.type === reading.type &&
      holdsAtAge(rule, situation) &&
      (rule.timing === undefined || rule.timing === situation.timing) &&
      (rule.withExtraOxygen === undefined || rule.withExtraOxygen === situation.hasExtraOxygen) &&
      (rule.code !== 'pulse-pressure' || isBroken(rule, reading)) &&
      holdsForSex(rule, situation),
  );
  const base = rules.filter(({ group }) => baseGroups.has(group));
  const lenient = situation.hasOxygenTarget
    ? rules.filter(({ group }) => group === 'oxygen-target-88-92')
    : rules.filter((rule) => rule.group === 'altitude' && isAtAltitude(rule, situation));
  const ofPregnancy = rules.filter((rule) => isForPregnancy(rule, situation));
  const stricter = ofPregnancy.filter(({ metres }) => metres === undefined);
  if (lenient.length === 0) return [...base, ...stricter];
  if (!situation.hasOxygenTarget)
    return [...lenient, ...ofPregnancy.filter(({ metres }) => metres !== undefined)];
  // NEWS2 is not for pregnancy: a target excludes what pregnancy asks for only where pregnancy is merely possible.
  const isTold = situation.hasOxygenTarget && !situation.circumstances.includes('pregnant-or-after-birth');
  return isTold ? [...lenient, ...stricter] : lenient;
}

const baseGroups: ReadonlySet<RangeGroup> = new Set(['newborn', 'child', 'adult']);

function isBroken(rule: RangeRule, reading: Reading): boolean {
  const value = numberOf(reading, rule.code);
  return value !== null && assessValue(rule, value, reading.unit).status !== 'in-range';
}

const isAtAltitude = ({ metres: from }: RangeRule, { metres }: Situation): boolean =>
  from !== undefined && metres !== null && metres >= from;

function isForPregnancy({ group }: RangeRule, { isPregnant, isAfterBirth }: Situation): boolean {
  return (
    (group === 'pregnant-or-after-birth' && (isPregnant || isAfterBirth)) ||
    (group === 'pregnant' && isPregnant)
  );
}

function holdsAtAge({ ageFromMonths, ageToMonths, ageInDays }: RangeRule, { age }: Situation): boolean {
  const { months, days } = age ?? { months: adultMonths, days: adultDays };
  return (
    (ageFromMonths === null || months >= ageFromMonths) &&
    (ageToMonths === null || months < ageToMonths) &&
    (!ageInDays || (days >= ageInDays[0] && (ageInDays[1] === null || days < ageInDays[1])))
  );
}

const holdsForSex = ({ sex }: RangeRule, { gender }: Situation): boolean =>
  sex === undefined || (gender !== 'MALE' && gender !== 'FEMALE') || gender === sex;
