import type { HealthFact } from '../vital-signs/health-facts';
import type { Gender } from '../vital-signs/vital-sign';
import type { MeasureId } from './measures';

/** How something has to be in a record, in time. */
export type Span =
  | { is: 'now' }
  | { is: 'ever' }
  /** In the last so many months. */
  | { is: 'within'; months: number }
  /** Since so many months or longer. */
  | { is: 'for'; months: number };

/** A statement about a person, which is true, false or unknown by their record. */
export type Statement =
  /** From the first on, and below the second: in completed months, or in days. */
  | { kind: 'age'; from: number | null; below: number | null; isInDays?: true }
  | { kind: 'sex'; sex: 'FEMALE' | 'MALE' }
  | { kind: 'pregnancy'; orBreastfeeding: boolean }
  | { kind: 'condition'; condition: string; span: Span }
  | { kind: 'medicine'; medicine: string; span: Span }
  | { kind: 'allergy'; medicine: string }
  | {
      kind: 'value';
      measure: MeasureId;
      /** In the unit of the measure; null without a bound. */
      low: number | null;
      high: number | null;
      /** True if the bound itself is outside. */
      isLowOpen: boolean;
      isHighOpen: boolean;
      /** A value is asked for again after so many days. */
      withinDays: number;
    }
  /** True if one of them is. */
  | { kind: 'any'; of: readonly Statement[] };

export type CriterionSide = 'inclusion' | 'exclusion';

/** A criterion of a study: what must be true to take part (inclusion), or must not be (exclusion). */
export type Criterion = {
  /** A letter of the side, and its place in the study. */
  id: string;
  side: CriterionSide;
  /** In the words of the study, without markup. */
  text: string;
  /** Null if only a person can read it. */
  rule: { statement: Statement; isNegated: boolean } | null;
};

/** Days after which a value is too old to say anything, if the study does not say. No guideline has this number: it is ours. */
export const defaultWithinDays = 180;

/** An entry of the medical history or of the medicines, as far as criteria look at it. One without a name says that there are none of its kind. */
export type FactEntry = {
  id: string;
  keptIn: 'medical-history' | 'medicines';
  kind: 'condition' | 'medicine' | 'allergy';
  name: string | null;
  codeSystem: string | null;
  code: string | null;
  /** A year, a year and month, or a day. */
  onset: string | null;
  status: string;
};

/** A value of a lab report or a reading, in the unit of its measure. */
export type FactValue = {
  id: string;
  source: 'lab-value' | 'reading';
  /** The lab report; null for a reading. */
  recordId: string | null;
  measure: MeasureId;
  /** The least and the greatest number that it may be: one number, unless a report says "below" or "above". */
  least: number;
  most: number;
  /** As it was recorded. */
  number: number;
  comparator: string;
  unit: string | null;
  /** `YYYY-MM-DD` */
  day: string;
};

export type FactOfHealth = HealthFact & { id: string };

/** Facts that are known of a person; one that is missing is not known. */
export type TrialFacts = {
  /** `YYYY-MM-DD` */
  today: string;
  dateOfBirth: string | null;
  gender: Gender | null;
  facts: readonly FactOfHealth[];
  entries: readonly FactEntry[];
  values: readonly FactValue[];
};
