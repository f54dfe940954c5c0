import { whyNotAdult, whyNotOutsidePregnancy } from './applicability';
import type { Status } from './interpretation';
import {
  bloodPressureRange,
  oxygenSaturationRange,
  pulseRange,
  type Range,
  respiratoryRateRange,
  type Source,
  temperatureRange,
} from './ranges';
import type { Subject, VitalSignType } from './vital-sign';

export type ReferenceBand = { low: number | null; high: number | null; source: Source };
export type SeriesCode = 'systolic' | 'diastolic' | 'value';

const ranges: Partial<Record<VitalSignType, Range>> = {
  pulse: pulseRange,
  oxygen_saturation: oxygenSaturationRange,
  temperature: temperatureRange,
  respiratory_rate: respiratoryRateRange,
};

/**
 * The band in which readings of a type are in range for this person now, in canonical units; null where none applies.
 * Glucose has no single band, since it depends on the meal: the band of fasting would call a good value after a meal high.
 */
export function referenceBand(
  type: VitalSignType,
  code: SeriesCode,
  subject: Subject,
  now: string,
): ReferenceBand | null {
  if (whyNotAdult(subject, now)) return null;
  if (type === 'blood_pressure') {
    if (code === 'value' || whyNotOutsidePregnancy(subject, now)) return null;
    const { low, high } = bloodPressureRange[code];
    return { low, high, source: bloodPressureRange.source };
  }
  const range = ranges[type];
  return range ? { low: range.low, high: range.high, source: range.source } : null;
}

const gravity: readonly Status[] = ['not-assessed', 'in-range', 'low', 'high', 'critical'];

/** The gravest of several, for a day that is drawn as one point. */
export function gravest(statuses: readonly Status[]): Status {
  return statuses.reduce<Status>(
    (worst, status) => (gravity.indexOf(status) > gravity.indexOf(worst) ? status : worst),
    'not-assessed',
  );
}
