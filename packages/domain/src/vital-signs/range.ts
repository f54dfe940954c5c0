import type { SourceId } from './sources';
import type { GlucoseTiming, LimitCode, Unit, VitalSignType } from './vital-sign';

export type Status = 'in-range' | 'high' | 'low' | 'critical' | 'not-assessed';
export type Side = 'low' | 'high';
export type Advice = 'emergency' | 'emergency-if-symptoms' | 'same-day' | 'soon' | 'repeat';

/** Returns true for an advice to call for help, at once or with a symptom. */
export const isUrgentAdvice = (advice: Advice | null): boolean =>
  advice === 'emergency' || advice === 'emergency-if-symptoms';

export type RangeGroup =
  | 'adult'
  | 'pregnant-or-after-birth'
  | 'pregnant'
  | 'child'
  | 'newborn'
  | 'oxygen-target-88-92'
  | 'altitude';

/** Says how the text of a clause was read: the original, a faithful copy on another site, or not at all. */
export type Opened = 'yes' | 'copy' | 'no';
/** The publication of a number. */
export type Clause = { source: SourceId; clause: string; opened: Opened };

/** A number as published in each unit; the entered value is compared in its own unit. */
export type Published = Partial<Record<Unit, number>>;

/** One end of the range in range, inclusive. Between the bands of an integer score the worse counts: 91.5 is not 92. */
export type End = { at: Published; clauses: readonly Clause[] };

/** A severity outside of the range: values from `at` upwards on the high side, below `at` on the low side. */
export type Step = {
  at: Published;
  /** On the high side: the last value of the milder band; what lies between is the worse. Absent where `at` is sharp. */
  over?: Published;
  status: 'low' | 'high' | 'critical';
  advice: Advice | null;
  clauses: readonly Clause[];
};

/** For whom and for which number of a reading a range is published. */
export type RangeRule = {
  /** Stable; the clinical page and tests name it. */
  id: string;
  type: VitalSignType;
  code: LimitCode;
  group: RangeGroup;
  /** Age in completed months, from inclusive to exclusive; null is open. */
  ageFromMonths: number | null;
  ageToMonths: number | null;
  /** For newborns: age in completed days, from inclusive to exclusive, beside the months; null is open. */
  ageInDays?: readonly [from: number, to: number | null];
  /** For ranges that differ for boys and girls; if the sex is unknown both count. */
  sex?: 'MALE' | 'FEMALE';
  /** For glucose: the timing that it is for. */
  timing?: Exclude<GlucoseTiming, 'unknown'>;
  /** For an oxygen target: whether it is for breathing extra oxygen or air; absent where it is for both. */
  withExtraOxygen?: boolean;
  /** For altitude: metres above the sea from which it holds. */
  metres?: number;
  low: End | null;
  high: End | null;
  /** The source says "below" the first step upwards: what lies between it and `high` is in range, not the worse of both. */
  isSharp?: boolean;
  /** Outwards: each step is further from the range than the one before. The first begins where the range ends. */
  below: readonly Step[];
  above: readonly Step[];
  /** Why this source was chosen for "in range" where others differ. */
  choice?: string;
};
