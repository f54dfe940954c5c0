import type { ReadingUnit } from './reading';

/** The bits of the contract's `Interpretation` that our components show: codes and numbers, which the catalogue puts into words. */
export type ClinicalStatus = 'in-range' | 'high' | 'low' | 'critical' | 'not-assessed';
export type Side = 'low' | 'high';
/** Circumstances that are neither known nor excluded. */
export type Condition =
  | 'pregnant-or-after-birth'
  | 'pregnant'
  | 'fasting'
  | 'pregnant-and-fasting'
  | 'pregnant-or-fasting'
  | 'extra-oxygen'
  | 'under-three-months';
/** From the most urgent to the least. */
export type AdviceLevel = 'emergency' | 'emergency-if-symptoms' | 'same-day' | 'soon' | 'repeat';
export type Question = 'date-of-birth' | 'pregnancy' | 'timing' | 'oxygen-target' | 'altitude';
export type RangeGroup =
  | 'adult'
  | 'pregnant-or-after-birth'
  | 'pregnant'
  | 'child'
  | 'newborn'
  | 'oxygen-target-88-92'
  | 'altitude';

export type GuidelineSource = { title: string; clause: string | null; url: string };

export type RangeLimits = {
  /** `pulse-pressure` stands where the two numbers lie too close together, and only there. */
  code: 'systolic' | 'diastolic' | 'value' | 'pulse-pressure';
  unit: ReadingUnit;
  /** Lowest value in range; null where there is no lower limit. */
  low: number | null;
  /** Highest value in range; null where there is no upper limit. */
  high: number | null;
  /** Values below this one are critical; null if none are. */
  criticalBelow: number | null;
  /** This value and values above it are critical; null if none are. */
  criticalFrom: number | null;
};

/** Returns true for the limits of the difference of the two numbers of a pressure. */
export const isOfDifference = ({ code }: RangeLimits): boolean => code === 'pulse-pressure';

export type AppliedRange = {
  group: RangeGroup;
  /** Completed months, inclusive; null is open. */
  ageFromMonths: number | null;
  /** Completed months, exclusive; null is open. */
  ageToMonths: number | null;
  /** Completed days, from inclusive to exclusive; null where months say all. */
  ageFromDays: number | null;
  ageToDays: number | null;
  /** For glucose, when it has to be taken; null for all others. */
  timing: 'fasting' | 'after-meal' | 'random' | null;
  /** Null where it holds in any case. */
  condition: Condition | null;
  limits: readonly RangeLimits[];
  sources: readonly GuidelineSource[];
};

/** The most severe that a possible range gives; what is advised goes by it. */
export type Worst = {
  status: ClinicalStatus;
  side: Side | null;
  condition: Condition | null;
  advice: AdviceLevel | null;
};

export type Interpretation = {
  /** The mildest severity that all ranges give that may apply. */
  status: ClinicalStatus;
  side: Side | null;
  /** The advice that applies in any case; `worst.advice` is given in addition if that has a condition. */
  advice: AdviceLevel | null;
  /** Why it was not assessed; null if it was. */
  reason: 'no-range' | 'opposite-sides' | null;
  worst: Worst;
  /** The ranges that were applied, the one that holds in any case first. */
  ranges: readonly AppliedRange[];
  /** Open questions that would settle which range holds. */
  asks: readonly Question[];
};

/** The assessment of a reading before a fact was answered or the ranges were updated. */
export type EarlierInterpretation = {
  status: ClinicalStatus;
  side: Side | null;
  worst: Worst;
  /** RFC 3339. */
  assessedAt: string;
  /** RFC 3339. */
  replacedAt: string;
  cause: 'facts' | 'ranges';
};
