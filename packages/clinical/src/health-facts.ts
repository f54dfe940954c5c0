import { addDays } from './calendar';

/** A dated fact that decides which ranges apply. Dates are calendar dates, `YYYY-MM-DD`, both inclusive. */
export type HealthFact = {
  kind: HealthFactKind;
  /** First day; for `gave-birth` the day of birth. */
  from: string;
  /** Last day; null until further notice. */
  to: string | null;
  /** For `altitude` only. */
  metres: number | null;
};
export type HealthFactKind = 'pregnant' | 'not-pregnant' | 'gave-birth' | 'oxygen-target-88-92' | 'altitude';

/** NICE NG133 and the maternity scores hold until six weeks after birth. */
export const daysAfterBirth = 42;
/**
 * Days for which "not pregnant" counts where no end was given. No guideline has this number: it is ours, short enough that an
 * old answer never hides a new pregnancy for long.
 */
export const notPregnantDays = 90;
/** Days for which "pregnant" counts where no end was given: 42 weeks. Afterwards pregnancy is possible, not known. */
export const pregnantDays = 294;

/** The last day on which a fact holds; null where it has no end. */
export function lastDayOf({ kind, from, to }: HealthFact): string | null {
  switch (kind) {
    case 'gave-birth':
      return addDays(from, daysAfterBirth);
    case 'pregnant':
      return to ?? addDays(from, pregnantDays);
    case 'not-pregnant':
      return to ?? addDays(from, notPregnantDays);
    case 'oxygen-target-88-92':
    case 'altitude':
      return to;
  }
}

/** Whether a fact holds on a calendar date. */
export function holdsOn(fact: HealthFact, date: string): boolean {
  const last = lastDayOf(fact);
  return fact.from <= date && (last === null || date <= last);
}
