import { unitLabels } from './units';
import type { Reading, Unit, VitalSignType } from './vital-sign';

export type Bounds = { minimum: number; maximum: number };

/**
 * Between which values a reading can be at all, in the unit of entry: what devices for the home can show and what people
 * were measured at. The contract holds the same numbers; `scripts/rules` compares the two.
 */
export const plausibleBounds: Record<VitalSignType, Partial<Record<Unit, Bounds>>> = {
  blood_pressure: {},
  pulse: { '/min': { minimum: 20, maximum: 300 } },
  oxygen_saturation: { '%': { minimum: 50, maximum: 100 } },
  temperature: { Cel: { minimum: 30, maximum: 45 }, '[degF]': { minimum: 86, maximum: 113 } },
  respiratory_rate: { '/min': { minimum: 4, maximum: 80 } },
  weight: { kg: { minimum: 0.5, maximum: 500 }, '[lb_av]': { minimum: 1.1, maximum: 1102 } },
  height: { cm: { minimum: 30, maximum: 260 }, '[in_i]': { minimum: 12, maximum: 102 } },
  glucose: { 'mg/dL': { minimum: 10, maximum: 1000 }, 'mmol/L': { minimum: 0.6, maximum: 55.5 } },
};

export const bloodPressureBounds: Record<'systolic' | 'diastolic', Bounds> = {
  systolic: { minimum: 50, maximum: 300 },
  diastolic: { minimum: 20, maximum: 200 },
};

export type Field = 'systolic' | 'diastolic' | 'value' | 'unit';
export type Implausibility = {
  field: Field;
  code: 'required' | 'minimum' | 'maximum' | 'unit' | 'order';
  /** The bound that was broken, in the unit of entry. */
  bound?: number;
  message: string;
};

function outside(
  field: Field,
  value: number | null | undefined,
  unit: Unit,
  bounds: Bounds,
): Implausibility[] {
  if (value === null || value === undefined || Number.isNaN(value))
    return [{ field, code: 'required', message: 'Enter a number.' }];
  const label = unitLabels[unit];
  if (value < bounds.minimum)
    return [
      {
        field,
        code: 'minimum',
        bound: bounds.minimum,
        message: `Must be at least ${bounds.minimum} ${label}.`,
      },
    ];
  if (value > bounds.maximum)
    return [
      {
        field,
        code: 'maximum',
        bound: bounds.maximum,
        message: `Must be at most ${bounds.maximum} ${label}.`,
      },
    ];
  return [];
}

/**
 * Returns why a reading cannot be; empty if it can. A number that no device for the home should show may still be one that it shows of a person in
 * danger, so the refusal says what to do then.
 */
export function findImplausible(reading: Reading): Implausibility[] {
  return findOutside(reading).map((fault) =>
    isDangerousIfReal(reading, fault) ? { ...fault, message: `${fault.message} ${ifReal}` } : fault,
  );
}

/** Weight and height endanger nobody at once, and oxygen above 100 % is a slip. */
const isDangerousIfReal = ({ type }: Reading, { code }: Implausibility): boolean =>
  (code === 'minimum' || code === 'maximum') &&
  type !== 'weight' &&
  type !== 'height' &&
  !(type === 'oxygen_saturation' && code === 'maximum');

/** True if a number of the reading is outside of what devices for the home can show, and endangers its person if it is real. */
export const isDangerousIfShown = (reading: Reading): boolean =>
  findOutside(reading).some((fault) => isDangerousIfReal(reading, fault));

/** The emergency number is that of India and of the GSM networks (3GPP TS 22.101). */
export const ifReal = 'If the device really shows this, or the person looks ill, call 112.';

function findOutside(reading: Reading): Implausibility[] {
  if (reading.type === 'blood_pressure') {
    const faults = [
      ...outside('systolic', reading.systolic, reading.unit, bloodPressureBounds.systolic),
      ...outside('diastolic', reading.diastolic, reading.unit, bloodPressureBounds.diastolic),
    ];
    if (faults.length === 0 && (reading.diastolic ?? 0) >= (reading.systolic ?? 0))
      faults.push({
        field: 'diastolic',
        code: 'order',
        message: 'The lower number must be below the upper number.',
      });
    return faults;
  }
  const bounds = plausibleBounds[reading.type][reading.unit];
  if (!bounds) return [{ field: 'unit', code: 'unit', message: 'Choose a unit of this kind of reading.' }];
  return outside('value', reading.value, reading.unit, bounds);
}
