import type { Unit, VitalSignType } from './vital-sign';

/** Units that a type may be entered in; the first is the canonical one, in which trends are computed. */
export const unitsOf: Record<VitalSignType, readonly [Unit, ...Unit[]]> = {
  blood_pressure: ['mm[Hg]'],
  pulse: ['/min'],
  oxygen_saturation: ['%'],
  temperature: ['Cel', '[degF]'],
  respiratory_rate: ['/min'],
  weight: ['kg', '[lb_av]'],
  height: ['cm', '[in_i]'],
  glucose: ['mg/dL', 'mmol/L'],
};

export const canonicalUnitOf = (type: VitalSignType): Unit => unitsOf[type][0];

/** The usual written form of a unit; UCUM is for machines. */
export const unitLabels: Record<Unit, string> = {
  'mm[Hg]': 'mmHg',
  '/min': '/min',
  '%': '%',
  Cel: '°C',
  '[degF]': '°F',
  kg: 'kg',
  '[lb_av]': 'lb',
  cm: 'cm',
  '[in_i]': 'in',
  'mg/dL': 'mg/dL',
  'mmol/L': 'mmol/L',
};

type Linear = { factor: number; offset: number };
const same: Linear = { factor: 1, offset: 0 };

/** canonical = value * factor + offset */
const toCanonicalBy: Record<Unit, Linear> = {
  'mm[Hg]': same,
  '/min': same,
  '%': same,
  Cel: same,
  '[degF]': { factor: 5 / 9, offset: -160 / 9 },
  kg: same,
  // International avoirdupois pound, exact by definition (1959).
  '[lb_av]': { factor: 0.45359237, offset: 0 },
  cm: same,
  '[in_i]': { factor: 2.54, offset: 0 },
  'mg/dL': same,
  // Molar mass of glucose 180.156 g/mol, so 1 mmol/L = 18.0156 mg/dL.
  'mmol/L': { factor: 18.0156, offset: 0 },
};

/** The value in its type's canonical unit: °C, kg, cm, mg/dL. */
export function toCanonical(value: number, unit: Unit): number {
  const { factor, offset } = toCanonicalBy[unit];
  return value * factor + offset;
}

/** A canonical value in the unit asked for. */
export function fromCanonical(canonical: number, unit: Unit): number {
  const { factor, offset } = toCanonicalBy[unit];
  return (canonical - offset) / factor;
}

/** Decimal places that a unit is read with. */
export const decimalsOf: Record<Unit, number> = {
  'mm[Hg]': 0,
  '/min': 0,
  '%': 0,
  Cel: 1,
  '[degF]': 1,
  kg: 1,
  '[lb_av]': 1,
  cm: 0,
  '[in_i]': 1,
  'mg/dL': 0,
  'mmol/L': 1,
};

export function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
