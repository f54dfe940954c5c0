import type { EarlierInterpretation, Interpretation } from './interpretation';

export type * from './interpretation';

export type ReadingType =
  | 'blood_pressure'
  | 'pulse'
  | 'oxygen_saturation'
  | 'temperature'
  | 'respiratory_rate'
  | 'weight'
  | 'height'
  | 'glucose';

/** UCUM codes; people see the label of the unit. */
export type ReadingUnit =
  | 'mm[Hg]'
  | '/min'
  | '%'
  | 'Cel'
  | '[degF]'
  | 'kg'
  | '[lb_av]'
  | 'cm'
  | '[in_i]'
  | 'mg/dL'
  | 'mmol/L';

export type Arm = 'left' | 'right';
export type Posture = 'seated' | 'standing' | 'lying';
export type GlucoseTiming = 'fasting' | 'after-meal' | 'random' | 'unknown';
export type MeasuringSite = 'armpit' | 'mouth' | 'ear' | 'forehead' | 'rectum' | 'unknown';

/** The numbers of a reading, in the unit in which they were entered. */
export type ReadingNumbers = {
  type: ReadingType;
  unit: ReadingUnit;
  systolic: number | null;
  diastolic: number | null;
  value: number | null;
};

/** The bits of a recorded reading that our components show. What the contract's `VitalSign` answers fits without a change. */
export type Reading = ReadingNumbers & {
  id: string;
  /** RFC 3339. */
  measuredAt: string;
  arm: Arm | null;
  posture: Posture | null;
  timing: GlucoseTiming | null;
  /** The body site where a temperature was taken. */
  site: MeasuringSite | null;
  note: string | null;
  interpretation: Interpretation;
  /** Its earlier assessments, latest first; empty if it was assessed only once. */
  earlierInterpretations: readonly EarlierInterpretation[];
  enteredBy: { self: boolean; name: string };
  version: number;
};

/** The numbers of a reading: two for blood pressure, one for all others. */
export function partsOf({ systolic, diastolic, value }: Omit<ReadingNumbers, 'type' | 'unit'>): number[] {
  return [systolic, diastolic, value].filter((part) => part !== null);
}
