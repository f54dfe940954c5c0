import { whyNotAdult, whyNotOutsidePregnancy } from './applicability';
import {
  bloodPressureRange,
  glucoseRanges,
  oxygenSaturationRange,
  pulseRange,
  type Range,
  randomGlucoseHigh,
  respiratoryRateRange,
  type Source,
  temperatureRange,
} from './ranges';
import { canonicalUnitOf, decimalsOf, roundTo, toCanonical, unitLabels } from './units';
import type { Reading, Subject } from './vital-sign';

export type Status = 'in-range' | 'high' | 'low' | 'critical' | 'not-assessed';
export type NotAssessedReason =
  | 'age-unknown'
  | 'child'
  | 'pregnancy'
  | 'pregnancy-unknown'
  | 'timing-unknown'
  | 'no-range';

export type Interpretation = {
  status: Status;
  /** Why it was not assessed; null where it was. */
  reason: NotAssessedReason | null;
  source: Source | null;
  /** The range in words, with its unit. */
  range: string | null;
};

const notAssessed = (reason: NotAssessedReason): Interpretation => ({
  status: 'not-assessed',
  reason,
  source: null,
  range: null,
});

/**
 * What a reading means for this person at the time it was taken, by a published range that is named. Where none applies the
 * status is `not-assessed`: not knowing is never shown as normal. What is critical is said to everyone to whom the
 * threshold can apply, even while age or pregnancy are not known.
 *
 * @param measuredAt RFC 3339; the person's age is taken at this moment.
 */
export function interpret(reading: Reading, subject: Subject, measuredAt: string): Interpretation {
  switch (reading.type) {
    case 'blood_pressure':
      return interpretBloodPressure(reading, subject, measuredAt);
    case 'glucose':
      return interpretGlucose(reading, subject, measuredAt);
    case 'weight':
    case 'height':
      return notAssessed('no-range');
    case 'pulse':
      return interpretBy(pulseRange, reading, subject, measuredAt, { criticalForChildren: false });
    case 'respiratory_rate':
      return interpretBy(respiratoryRateRange, reading, subject, measuredAt, { criticalForChildren: false });
    case 'oxygen_saturation':
      return interpretBy(oxygenSaturationRange, reading, subject, measuredAt, { criticalForChildren: true });
    case 'temperature':
      return interpretBy(temperatureRange, reading, subject, measuredAt, { criticalForChildren: true });
  }
}

function interpretBloodPressure(reading: Reading, subject: Subject, measuredAt: string): Interpretation {
  const { systolic, diastolic } = reading;
  if (typeof systolic !== 'number' || typeof diastolic !== 'number') return notAssessed('no-range');
  const { source, severeInPregnancy, ...range } = bloodPressureRange;

  if (systolic >= range.systolic.criticalHigh || diastolic >= range.diastolic.criticalHigh)
    return { status: 'critical', reason: null, source, range: 'below 180 / 120 mmHg' };
  if (
    subject.pregnancy === 'pregnant' &&
    (systolic >= severeInPregnancy.systolic || diastolic >= severeInPregnancy.diastolic)
  )
    return {
      status: 'critical',
      reason: null,
      source: severeInPregnancy.source,
      range: 'in pregnancy below 160 / 110 mmHg',
    };

  const reason = whyNotAdult(subject, measuredAt) ?? whyNotOutsidePregnancy(subject, measuredAt);
  if (reason) return notAssessed(reason);
  const words = '90 / 60 to 134 / 84 mmHg';
  // One number above outweighs the other below: 150 / 55 is a high reading.
  if (systolic > range.systolic.high || diastolic > range.diastolic.high)
    return { status: 'high', reason: null, source, range: words };
  if (systolic < range.systolic.low || diastolic < range.diastolic.low)
    return { status: 'low', reason: null, source, range: words };
  return { status: 'in-range', reason: null, source, range: words };
}

function interpretGlucose(reading: Reading, subject: Subject, measuredAt: string): Interpretation {
  const timing = reading.timing ?? 'unknown';
  const range = glucoseRanges[timing === 'unknown' ? 'random' : timing];
  const found = interpretBy(range, reading, subject, measuredAt, { criticalForChildren: true });
  if (found.status === 'critical' || found.status === 'not-assessed') return found;
  const pregnancy = whyNotOutsidePregnancy(subject, measuredAt);
  if (pregnancy) return notAssessed(pregnancy);
  // Below 70 is low at any time of the day.
  if (found.status === 'low') return found;
  if (timing === 'unknown') return notAssessed('timing-unknown');
  if (timing === 'random' && found.status === 'high' && canonicalValue(reading) < randomGlucoseHigh)
    return notAssessed('no-range');
  return found;
}

function canonicalValue(reading: Reading): number {
  const value = toCanonical(reading.value ?? Number.NaN, reading.unit);
  // A converted value is compared as it would be read, so 38.0 °C entered as 100.4 °F is still 38.0.
  return roundTo(value, decimalsOf[canonicalUnitOf(reading.type)]);
}

function interpretBy(
  range: Range,
  reading: Reading,
  subject: Subject,
  measuredAt: string,
  { criticalForChildren }: { criticalForChildren: boolean },
): Interpretation {
  const value = canonicalValue(reading);
  if (Number.isNaN(value)) return notAssessed('no-range');
  const unit = unitLabels[canonicalUnitOf(reading.type)];
  const reason = whyNotAdult(subject, measuredAt);

  if (reason !== 'child' || criticalForChildren) {
    if (range.criticalLow !== null && value <= range.criticalLow)
      return {
        status: 'critical',
        reason: null,
        source: range.criticalLowSource,
        range: `above ${range.criticalLow} ${unit}`,
      };
    if (range.criticalHigh !== null && value >= range.criticalHigh)
      return {
        status: 'critical',
        reason: null,
        source: range.criticalHighSource,
        range: `below ${range.criticalHigh} ${unit}`,
      };
  }
  if (reason) return notAssessed(reason);
  const assessed = { reason: null, source: range.source, range: describeRange(range, unit) };
  if (range.high !== null && value > range.high) return { status: 'high', ...assessed };
  if (range.low !== null && value < range.low) return { status: 'low', ...assessed };
  return { status: 'in-range', ...assessed };
}

function describeRange({ low, high }: Range, unit: string): string {
  if (low === null) return `up to ${high} ${unit}`;
  if (high === null) return `${low} ${unit} or more`;
  return `${low} to ${high} ${unit}`;
}
