import { analyteOf } from '../labs/dictionary';
import { toCanonical as labToCanonical } from '../labs/units';
import { toCanonical as readingToCanonical } from '../vital-signs/units';
import type { Unit } from '../vital-signs/vital-sign';
import type { FactValue } from './criterion';

type Measure = {
  /** As Nadi says it. */
  name: string;
  /** UCUM; the unit of its bounds. */
  unit: string;
  /** As studies write the unit, without spaces, in lower case. */
  units: readonly string[];
  /** Ids of the lab dictionary whose values count, all with `unit` as their canonical one. */
  analytes: readonly string[];
  /** As studies name it, in lower case. */
  names: readonly string[];
};

const of = (name: string, unit: string, units: string, analytes: string, names: string): Measure => ({
  ...{ name, unit, units: units.split(' '), analytes: analytes.split(' ').filter(Boolean) },
  names: [name.toLowerCase(), ...names.split('; ').filter(Boolean)],
});

/** Values of which criteria may ask. A name that says how a value is taken (fasting, seated) is none of them: records do not say it. Of readings: blood pressure, oxygen saturation, weight; the body mass index is made of two. */
export const measures = {
  hba1c: of(
    'HbA1c',
    '%',
    '% percent',
    'hba1c',
    'glycated haemoglobin; glycated hemoglobin; hemoglobin a1c; haemoglobin a1c; a1c',
  ),
  'glucose-fasting': of(
    'Fasting glucose',
    'mg/dL',
    'mg/dl',
    'glucose-fasting',
    'fasting plasma glucose; fasting blood glucose; fasting blood sugar; fbs; fpg',
  ),
  egfr: of(
    'eGFR',
    'mL/min/{1.73_m2}',
    'ml/min/1.73m2 ml/min/1.73m² ml/min/1.73m^2',
    'egfr-2021 egfr-mdrd',
    'estimated gfr; estimated glomerular filtration rate; kidney function (egfr); kidney function egfr',
  ),
  creatinine: of('Creatinine', 'mg/dL', 'mg/dl', 'creatinine', 'serum creatinine'),
  'urine-acr': of(
    'Albumin / creatinine in urine',
    'mg/g',
    'mg/g',
    'urine-albumin-creatinine-ratio',
    'urine albumin-to-creatinine ratio; urine albumin creatinine ratio; uacr; albumin in urine; urine albumin/creatinine ratio',
  ),
  hemoglobin: of('Haemoglobin', 'g/dL', 'g/dl', 'hemoglobin', 'hemoglobin; hb'),
  platelets: of('Platelets', '10*3/uL', '10^3/ul x10^3/ul', 'platelets', 'platelet count'),
  ldl: of(
    'LDL cholesterol',
    'mg/dL',
    'mg/dl',
    'ldl ldl-calculated ldl-direct',
    'ldl; ldl-c; ldl-cholesterol',
  ),
  triglycerides: of('Triglycerides', 'mg/dL', 'mg/dl', 'triglycerides', 'serum triglycerides'),
  alt: of('ALT', 'U/L', 'u/l iu/l', 'alt', 'sgpt; alanine aminotransferase; alt (sgpt)'),
  tsh: of(
    'TSH',
    'm[IU]/L',
    'miu/l mu/l uiu/ml',
    'tsh',
    'thyroid stimulating hormone; thyroid-stimulating hormone',
  ),
  'vitamin-d': of(
    'Vitamin D',
    'ng/mL',
    'ng/ml',
    'vitamin-d',
    '25-hydroxyvitamin d; 25-oh vitamin d; serum vitamin d',
  ),
  ferritin: of('Ferritin', 'ng/mL', 'ng/ml', 'ferritin', 'serum ferritin'),
  potassium: of('Potassium', 'mmol/L', 'mmol/l meq/l', 'potassium', 'serum potassium'),
  systolic: of('Systolic blood pressure', 'mm[Hg]', 'mmhg', '', 'systolic bp; sbp; upper blood pressure'),
  diastolic: of('Diastolic blood pressure', 'mm[Hg]', 'mmhg', '', 'diastolic bp; dbp; lower blood pressure'),
  'oxygen-saturation': of('Oxygen saturation', '%', '%', '', 'spo2; oxygen saturation (spo2)'),
  weight: of('Weight', 'kg', 'kg', '', 'body weight'),
  bmi: of('Body mass index', 'kg/m2', 'kg/m2 kg/m² kg/m^2', '', 'bmi; body mass index (bmi)'),
} as const satisfies Record<string, Measure>;

export type MeasureId = keyof typeof measures;
export const measureIds = Object.keys(measures) as MeasureId[];

/** The measure that a study names; null if it is none of the list. */
export function measureNamed(text: string): MeasureId | null {
  const name = text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  return measureIds.find((id) => (measures[id].names as readonly string[]).includes(name)) ?? null;
}

const measureOfAnalyte = new Map<string, MeasureId>(
  measureIds.flatMap((id) => measures[id].analytes.map((analyte) => [analyte, id] as const)),
);

type Lab = {
  id: string;
  recordId: string;
  analyte: string | null;
  comparator: string;
  number: number | null;
  unit: string | null;
  day: string;
};

/** A saved lab value for criteria; null if no criterion can ask for it, or its unit cannot be converted. */
export function valueOfLab({ id, recordId, analyte, comparator, number, unit, day }: Lab): FactValue | null {
  const measure = analyte === null ? undefined : measureOfAnalyte.get(analyte);
  const known = analyte === null ? undefined : analyteOf(analyte);
  if (!measure || !known || number === null || unit === null) return null;
  // Kidney function as mL/min is not related to the surface of a body: another quantity.
  if (measure === 'egfr' && unit === 'mL/min') return null;
  const canonical = labToCanonical(known, number, unit);
  if (canonical === null) return null;
  const [least, most] = comparator.startsWith('<')
    ? [Number.NEGATIVE_INFINITY, canonical]
    : comparator.startsWith('>')
      ? [canonical, Number.POSITIVE_INFINITY]
      : [canonical, canonical];
  return { id, source: 'lab-value', recordId, measure, least, most, number, comparator, unit, day };
}

type ReadingOf = {
  id: string;
  type: string;
  unit: string;
  systolic: number | null;
  diastolic: number | null;
  value: number | null;
  /** `YYYY-MM-DD` */
  day: string;
};

const exact = (
  id: string,
  measure: MeasureId,
  number: number,
  unit: string,
  day: string,
  canonical = number,
) =>
  ({
    ...{ id, source: 'reading', recordId: null, measure, least: canonical, most: canonical },
    ...{ number, comparator: '', unit, day },
  }) satisfies FactValue;

/** Returns values of readings for criteria: the latest of each type. The body mass index takes the day of the weight; a height of an adult does not age. */
export function valuesOfReadings(readings: readonly ReadingOf[], isAdult: boolean): FactValue[] {
  const numberOf = (one: ReadingOf) =>
    one.value === null ? null : readingToCanonical(one.value, one.unit as Unit);
  const values = readings.flatMap((one) => {
    const { id, type, unit, systolic, diastolic, value, day } = one;
    if (type === 'blood_pressure')
      return [
        ...(systolic === null ? [] : [exact(id, 'systolic', systolic, unit, day)]),
        ...(diastolic === null ? [] : [exact(id, 'diastolic', diastolic, unit, day)]),
      ];
    if (value === null) return [];
    if (type === 'oxygen_saturation') return [exact(id, 'oxygen-saturation', value, unit, day)];
    return type === 'weight'
      ? [exact(id, 'weight', value, unit, day, readingToCanonical(value, unit as Unit))]
      : [];
  });
  const weight = readings.find(({ type }) => type === 'weight');
  const height = readings.find(({ type }) => type === 'height');
  const [kilograms, centimetres] = [weight && numberOf(weight), height && numberOf(height)];
  if (!isAdult || !weight || !kilograms || !centimetres) return values;
  const index = kilograms / (centimetres / 100) ** 2;
  const shown = Math.round(index * 10) / 10;
  return [...values, exact(weight.id, 'bmi', shown, 'kg/m2', weight.day, index)];
}
