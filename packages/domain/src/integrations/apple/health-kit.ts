import type { Unit, VitalSignType } from '../../vital-signs/vital-sign';

type Written = { unit: Unit; factor?: number };
type Kind = {
  type: VitalSignType;
  /** The number of blood pressure that it is. */
  part?: 'systolic' | 'diastolic';
  decimals: number;
  units: Readonly<Record<string, Written>>;
};

const quantity = 'HKQuantityTypeIdentifier';
const perMinute = { 'count/min': { unit: '/min' } } as const;
const pressure = { mmHg: { unit: 'mm[Hg]' } } as const;

/** The types of HealthKit that are readings of ours, and the units in which a phone writes them (Apple, "Data types" and "HKUnit"). */
const kinds: Readonly<Record<string, Kind>> = {
  HeartRate: { type: 'pulse', decimals: 0, units: perMinute },
  RespiratoryRate: { type: 'respiratory_rate', decimals: 0, units: perMinute },
  // A part of one: 0.97 is 97 %.
  OxygenSaturation: { type: 'oxygen_saturation', decimals: 1, units: { '%': { unit: '%', factor: 100 } } },
  BodyTemperature: {
    type: 'temperature',
    decimals: 2,
    units: { degC: { unit: 'Cel' }, degF: { unit: '[degF]' } },
  },
  BodyMass: {
    type: 'weight',
    decimals: 2,
    units: {
      ...{ kg: { unit: 'kg' }, g: { unit: 'kg', factor: 0.001 } },
      // A stone is 14 pounds.
      ...{ lb: { unit: '[lb_av]' }, st: { unit: '[lb_av]', factor: 14 } },
    },
  },
  Height: {
    type: 'height',
    decimals: 1,
    units: {
      ...{ cm: { unit: 'cm' }, m: { unit: 'cm', factor: 100 } },
      ...{ in: { unit: '[in_i]' }, ft: { unit: '[in_i]', factor: 12 } },
    },
  },
  BloodGlucose: {
    type: 'glucose',
    decimals: 1,
    units: { 'mg/dL': { unit: 'mg/dL' }, 'mmol/L': { unit: 'mmol/L' } },
  },
  BloodPressureSystolic: { type: 'blood_pressure', part: 'systolic', decimals: 0, units: pressure },
  BloodPressureDiastolic: { type: 'blood_pressure', part: 'diastolic', decimals: 0, units: pressure },
};

/** Returns the reading that a type of HealthKit is; undefined if it is none of ours. */
export const kindOf = (identifier: string | undefined): Kind | undefined =>
  identifier?.startsWith(quantity) && Object.hasOwn(kinds, identifier.slice(quantity.length))
    ? kinds[identifier.slice(quantity.length)]
    : undefined;

/** Returns a number in our unit, rounded as devices show it; null if the unit is another. */
export function convert(kind: Kind, value: number, unit: string): { unit: Unit; value: number } | null {
  // HealthKit writes the molar mass of glucose into the unit: mmol<180.1558800000541>/L.
  const name = unit.replace(/^mmol<180\.1[56]\d*>\/L$/, 'mmol/L');
  const written = Object.hasOwn(kind.units, name) ? kind.units[name] : undefined;
  if (!written) return null;
  return { unit: written.unit, value: Number((value * (written.factor ?? 1)).toFixed(kind.decimals)) };
}

/** Returns the name of a type as words: "Step count" for `HKQuantityTypeIdentifierStepCount`. */
export function nameOfType(identifier: string): string {
  const short = identifier.replace(/^HK(?:[A-Z][a-z]+)*?(?:TypeIdentifier|DataType|Type)(?=[A-Z])/, '');
  const words = short
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .slice(0, 60)
    .split(' ')
    .map((word, at) => (at === 0 || /^[A-Z\d]{2,}/.test(word) ? word : word.toLowerCase()));
  return words.join(' ');
}

/** Reads a number as HealthKit writes it; null for anything else. */
export const numberIn = (text: string): number | null =>
  /^-?\d{1,12}(\.\d{1,20})?(e[+-]?\d{1,2})?$/i.test(text) ? Number(text) : null;

/** Returns `2024-01-02 08:00:00 +0530` as RFC 3339 writes it; null if it is written in another way. */
export function momentOf(text: string): string | null {
  const found = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) ([+-]\d\d)(\d\d)$/.exec(text);
  return found && `${found[1]}T${found[2]}${found[3]}:${found[4]}`;
}
