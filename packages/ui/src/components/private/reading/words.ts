import * as m from '../../../../generated/messages/messages';
import { formatNumber } from './format-number';

import {
  type Arm,
  type ClinicalStatus,
  type GlucoseTiming,
  type MeasuringSite,
  type Posture,
  partsOf,
  type Reading,
  type ReadingNumbers,
  type ReadingType,
  type ReadingUnit,
} from './reading';

const statuses: Record<ClinicalStatus, () => string> = {
  'in-range': m.status_in_range,
  high: m.status_high,
  low: m.status_low,
  critical: m.status_critical,
  'not-assessed': m.status_not_assessed,
};
export const statusWord = (status: ClinicalStatus): string => statuses[status]();

const possible: Partial<Record<ClinicalStatus, (inputs: { status: string }) => string>> = {
  high: m.status_may_be_high,
  low: m.status_may_be_low,
  critical: m.status_may_be_critical,
};

/** "Above range, may be critical", for a place that does not know under which condition a reading is worse. */
export function statusWords(status: ClinicalStatus, worst: ClinicalStatus): string {
  const words = statusWord(status);
  return worst === status ? words : (possible[worst]?.({ status: words }) ?? words);
}

const units: Record<ReadingUnit, { label: () => string; spoken: () => string }> = {
  'mm[Hg]': { label: m.unit_mmhg, spoken: m.unit_mmhg_spoken },
  '/min': { label: m.unit_per_minute, spoken: m.unit_per_minute_spoken },
  '%': { label: m.unit_percent, spoken: m.unit_percent_spoken },
  Cel: { label: m.unit_celsius, spoken: m.unit_celsius_spoken },
  '[degF]': { label: m.unit_fahrenheit, spoken: m.unit_fahrenheit_spoken },
  kg: { label: m.unit_kilogram, spoken: m.unit_kilogram_spoken },
  '[lb_av]': { label: m.unit_pound, spoken: m.unit_pound_spoken },
  cm: { label: m.unit_centimetre, spoken: m.unit_centimetre_spoken },
  '[in_i]': { label: m.unit_inch, spoken: m.unit_inch_spoken },
  'mg/dL': { label: m.unit_mg_per_dl, spoken: m.unit_mg_per_dl_spoken },
  'mmol/L': { label: m.unit_mmol_per_l, spoken: m.unit_mmol_per_l_spoken },
};
/** The usual written form of a unit. */
export const unitLabel = (unit: ReadingUnit): string => units[unit].label();

const kinds: Record<ReadingType, () => string> = {
  blood_pressure: m.kind_blood_pressure,
  pulse: m.kind_pulse,
  oxygen_saturation: m.kind_oxygen_saturation,
  temperature: m.kind_temperature,
  respiratory_rate: m.kind_respiratory_rate,
  weight: m.kind_weight,
  height: m.kind_height,
  glucose: m.kind_glucose,
};
export const kindLabel = (type: ReadingType): string => kinds[type]();

const glucoseKinds: Record<GlucoseTiming, () => string> = {
  fasting: m.kind_glucose_fasting,
  'after-meal': m.kind_glucose_after_meal,
  random: m.kind_glucose_random,
  unknown: m.kind_glucose_unknown,
};
/** The kind, and for glucose its time: without it the number says little. */
export function readingLabel({ type, timing }: Pick<Reading, 'type' | 'timing'>): string {
  return type === 'glucose' ? glucoseKinds[timing ?? 'unknown']() : kindLabel(type);
}

const arms: Record<Arm, () => string> = { left: m.arm_left, right: m.arm_right };
const postures: Record<Posture, () => string> = {
  seated: m.posture_seated,
  standing: m.posture_standing,
  lying: m.posture_lying,
};
const sites: Record<MeasuringSite, () => string> = {
  armpit: m.site_in_armpit,
  mouth: m.site_in_mouth,
  ear: m.site_in_ear,
  forehead: m.site_on_forehead,
  rectum: m.site_in_rectum,
  unknown: () => '',
};
type Setting = Pick<Reading, 'arm' | 'posture'> & Partial<Pick<Reading, 'site'>>;
/** "left arm, seated", "in the ear"; empty where nothing was said. */
export function circumstances({ arm, posture, site }: Setting): string {
  return [arm && arms[arm](), posture && postures[posture](), site && sites[site]()]
    .filter(Boolean)
    .join(', ');
}

/** "122 over 78 millimetres of mercury". */
export function speak(parts: readonly number[], unit: ReadingUnit): string {
  const value = parts.map(formatNumber).join(` ${m.measurement_over()} `);
  return m.measurement_spoken({ value, unit: units[unit].spoken() });
}

/** "122 / 78", for a sentence; it does not break at the stroke. */
export const writeParts = (parts: readonly number[]): string => parts.map(formatNumber).join('\u00a0/\u00a0');

/** "122 / 78 mmHg", for a sentence. Where it stands alone, use `Measurement`, which is spoken well. */
export function writeReading(reading: Omit<ReadingNumbers, 'type'>): string {
  return `${writeParts(partsOf(reading))} ${unitLabel(reading.unit)}`;
}
