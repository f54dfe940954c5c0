import { ageInYears } from '../kernel/age';
import { applicableRules } from '../vital-signs/applicable-rules';
import { possibleSituations, pregnancyAt } from '../vital-signs/situations';
import { type Source, sourcesOf } from '../vital-signs/sources';
import { toCanonical } from '../vital-signs/units';
import type { Subject } from '../vital-signs/vital-sign';
import type { KeptGoal } from './goal';

export type GoalConcern = {
  reason: 'below_healthy_weight' | 'below_range' | 'height_unknown' | 'no_range';
  /** The lowest value without a question, in the unit of the goal; null if it is not known. */
  limit: number | null;
  sources: Source[];
};

/** WHO's lower limit of the normal range of adults, in kg/m2; it is for people who are not pregnant. */
const lowestBodyMassIndex = 18.5;
const adultYears = 20;
const whoBodyMassIndex: Source = {
  title:
    'WHO, Physical status: the use and interpretation of anthropometry, Technical Report Series 854, 1995',
  clause: 'Section 7, adults: thinness is a body mass index below 18.5',
  url: 'https://iris.who.int/handle/10665/37003',
};

/** The facts about a person that a target value is compared with. */
export type ComparedWith = {
  subject: Subject;
  /** The latest height, in cm; null if none is recorded. */
  height: number | null;
  now: Date;
};

/** The question about a target value that a person wants to get down to; null if there is none. */
export function findConcern(goal: KeptGoal, compared: ComparedWith): GoalConcern | null {
  if (goal.direction !== 'at_most') return null;
  if (isOfWeight(goal)) return ofWeight(goal, compared);
  return isOfPressure(goal) ? ofPressure(goal, compared) : null;
}

/** A weight, whether readings feed it or the person records it. */
const isOfWeight = ({ fedBy, category, unit }: KeptGoal): boolean =>
  fedBy === 'weight' || (category === 'weight' && /^(kg|lb)$/i.test(unit));

/** The upper number of a blood pressure, likewise. */
const isOfPressure = ({ fedBy, category, unit }: KeptGoal): boolean =>
  fedBy === 'blood_pressure' || (category === 'blood_pressure' && /^mm ?hg$/i.test(unit));

function ofWeight(
  { targetValue, unit }: KeptGoal,
  { subject, height, now }: ComparedWith,
): GoalConcern | null {
  const at = now.toISOString();
  const sources = [whoBodyMassIndex];
  const age = ageInYears(subject.dateOfBirth, at);
  if (age === null || age < adultYears || pregnancyAt(subject, at) === 'yes')
    return { reason: 'no_range', limit: null, sources };
  if (height === null) return { reason: 'height_unknown', limit: null, sources };
  const lowest = lowestBodyMassIndex * (height / 100) ** 2;
  const factor = /^lb$/i.test(unit) ? toCanonical(1, '[lb_av]') : 1;
  if (targetValue * factor >= lowest) return null;
  return { reason: 'below_healthy_weight', limit: Math.ceil((lowest / factor) * 10) / 10, sources };
}

function ofPressure({ targetValue }: KeptGoal, { subject, now }: ComparedWith): GoalConcern | null {
  const reading = { type: 'blood_pressure', unit: 'mm[Hg]' } as const;
  const [situation] = possibleSituations(reading, subject, now.toISOString());
  const isKnown = situation !== undefined && situation.age !== null;
  const lows = (isKnown ? applicableRules(reading, situation) : [])
    .filter(({ code }) => code === 'systolic')
    .flatMap(({ low }) => (low ? [low] : []));
  const limit = Math.max(...lows.map(({ at }) => at['mm[Hg]'] ?? 0));
  if (lows.length === 0) return { reason: 'no_range', limit: null, sources: [] };
  if (targetValue >= limit) return null;
  return { reason: 'below_range', limit, sources: sourcesOf(lows.flatMap(({ clauses }) => clauses)) };
}
