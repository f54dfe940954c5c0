/** What can be measured; LOINC codes as in the contract. */
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
};

export type Gender = 'MALE' | 'FEMALE' | 'OTHER' | 'PREFER_NOT_TO_SAY';

/** What must be known of a person before a range can be said to apply. */
export type Subject = {
  /** Calendar date, `YYYY-MM-DD`; null where not said. */
  dateOfBirth: string | null;
  gender: Gender | null;
  pregnancy: 'pregnant' | 'not-pregnant' | 'unknown';
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
