import { addDays } from '../kernel/calendar';

/** A dated fact that decides which ranges apply. Dates are calendar dates, `YYYY-MM-DD`, both inclusive. */
export type HealthFact = {
  type: HealthFactType;
  /** First day; for `gave-birth` the day of birth. */
  from: string;
  /** Last day; null where none was said, and `lastDayOf` says how long it counts. */
  to: string | null;
  /** For `altitude` only. */
  metres: number | null;
};
export type HealthFactType = 'pregnant' | 'not-pregnant' | 'gave-birth' | 'oxygen-target-88-92' | 'altitude';

/** NICE NG133 and the maternity scores hold until six weeks after birth. */
export const daysAfterBirth = 42;
/**
 * Days for which "not pregnant" counts where no end was given. No guideline has this number: it is ours, short enough that an
 * old answer never hides a new pregnancy for long.
 */
export const notPregnantDays = 90;
/** Days for which "pregnant" counts where no end was given: 42 weeks. Afterwards pregnancy is possible, not known. */
export const pregnantDays = 294;

/**
 * Days for which what makes a range more lenient counts where no end was given. No guideline has these numbers: they are ours. Who came
 * down from the mountains or whose lungs were seen to long ago must not be told for ever that a low oxygen is fine.
 */
export const altitudeDays = 90;
export const oxygenTargetDays = 365;

const longestDays: Record<HealthFactType, number> = {
  'gave-birth': daysAfterBirth,
  pregnant: pregnantDays,
  'not-pregnant': notPregnantDays,
  altitude: altitudeDays,
  'oxygen-target-88-92': oxygenTargetDays,
};

/** The last day on which a fact holds: the one that was given, at most as long as one without an end. Afterwards it is asked again. */
export function lastDayOf({ type, from, to }: HealthFact): string {
  const longest = addDays(from, longestDays[type]);
  return type === 'gave-birth' || to === null || to > longest ? longest : to;
}

/** Returns true if a fact holds on a calendar date. */
export function holdsOn(fact: HealthFact, date: string): boolean {
  return fact.from <= date && date <= lastDayOf(fact);
}
