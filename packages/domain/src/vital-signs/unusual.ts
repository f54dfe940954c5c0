import { toCanonical } from './units';
import type { Reading, VitalSignType } from './vital-sign';

/**
 * Values that can be but seldom are: more often a slip of the finger or the wrong unit. The person is asked to look again; the
 * reading is kept as they confirm it. Canonical units; not clinical thresholds, so without a guideline.
 */
const usual: Record<Exclude<VitalSignType, 'blood_pressure'>, readonly [number, number]> = {
  pulse: [40, 180],
  oxygen_saturation: [85, 100],
  temperature: [35, 40],
  respiratory_rate: [8, 35],
  weight: [3, 200],
  height: [45, 210],
  glucose: [54, 400],
};
const usualSystolic = [80, 200] as const;
const usualDiastolic = [45, 120] as const;
/** The difference of the two numbers; a small one often means that one was mistyped, and has a range of its own where it does not. */
const usualPulsePressure = [21, 100] as const;

const beyond = (value: number, [low, high]: readonly [number, number]) => value < low || value > high;

/** Returns true if a plausible reading is so rare that the person should confirm it. */
export function isUnusual(reading: Reading): boolean {
  if (reading.type === 'blood_pressure') {
    const { systolic, diastolic } = reading;
    if (typeof systolic !== 'number' || typeof diastolic !== 'number') return false;
    return (
      beyond(systolic, usualSystolic) ||
      beyond(diastolic, usualDiastolic) ||
      beyond(systolic - diastolic, usualPulsePressure)
    );
  }
  if (typeof reading.value !== 'number') return false;
  return beyond(toCanonical(reading.value, reading.unit), usual[reading.type]);
}
