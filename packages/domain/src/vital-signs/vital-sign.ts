import type { HealthFact } from './health-facts';

/** The types of readings; LOINC codes as in the contract. */
export type VitalSignType =
  | 'blood_pressure'
  | 'pulse'
  | 'oxygen_saturation'
  | 'temperature'
  | 'respiratory_rate'
  | 'weight'
  | 'height'
  | 'glucose';

/** UCUM units in which a person may enter a value. */
export type Unit =
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

export type GlucoseTiming = 'fasting' | 'after-meal' | 'random' | 'unknown';
export type MeasuringSite = 'armpit' | 'mouth' | 'ear' | 'forehead' | 'rectum' | 'unknown';

/** The number of a reading. */
export type SeriesCode = 'systolic' | 'diastolic' | 'value';

/** The number that has a limit; `pulse-pressure` is the upper number minus the lower. */
export type LimitCode = SeriesCode | 'pulse-pressure';

/** The numbers of a reading, in the unit in which they were entered. */
export type Reading = {
  type: VitalSignType;
  unit: Unit;
  /** mm[Hg]; for blood pressure only. */
  systolic?: number | null;
  /** mm[Hg]; for blood pressure only. */
  diastolic?: number | null;
  /** In `unit`; for everything but blood pressure. */
  value?: number | null;
  timing?: GlucoseTiming | null;
  /** For temperature only; the same limits hold at all sites. */
  site?: MeasuringSite | null;
};

export type Gender = 'MALE' | 'FEMALE' | 'OTHER' | 'PREFER_NOT_TO_SAY';

/** The facts about a person that decide which ranges apply. */
export type Subject = {
  /** Calendar date, `YYYY-MM-DD`; null where not said. */
  dateOfBirth: string | null;
  gender: Gender | null;
  facts: readonly HealthFact[];
};

export const vitalSignTypes: readonly VitalSignType[] = [
  'blood_pressure',
  'glucose',
  'pulse',
  'oxygen_saturation',
  'temperature',
  'respiratory_rate',
  'weight',
  'height',
];

/** Returns a number of a reading, in the unit of entry; null where it is absent. */
export function numberOf(reading: Reading, code: LimitCode): number | null {
  if (code === 'pulse-pressure') {
    const [upper, lower] = [numberOf(reading, 'systolic'), numberOf(reading, 'diastolic')];
    return upper === null || lower === null ? null : upper - lower;
  }
  const value = reading[code];
  return typeof value === 'number' && !Number.isNaN(value) ? value : null;
}
