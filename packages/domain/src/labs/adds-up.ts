import { analyteOf } from './dictionary';
import type { LabResult } from './result';
import { toCanonical } from './units';

/** Canonical values by id, of those that are figures without a comparator. */
type Values = ReadonlyMap<string, number>;

type Rule = {
  of: readonly string[];
  /** Returns what the first should be by the rest, and how far off it may be by rounding and by the way laboratories reckon it. */
  expected: (values: (id: string) => number) => { value: number; tolerance: number };
};

const near = (value: number, share: number, least: number) => ({
  value,
  tolerance: Math.max(least, Math.abs(value) * share),
});

/** Arithmetic and definitions, no clinical knowledge: red cell indices are quotients, totals are sums. */
const rules: readonly Rule[] = [
  {
    of: ['mcv', 'hematocrit', 'red-cells'],
    expected: (v) => near((v('hematocrit') / v('red-cells')) * 10, 0.06, 2),
  },
  {
    of: ['mch', 'hemoglobin', 'red-cells'],
    expected: (v) => near((v('hemoglobin') / v('red-cells')) * 10, 0.06, 1),
  },
  {
    of: ['mchc', 'hemoglobin', 'hematocrit'],
    expected: (v) => near((v('hemoglobin') / v('hematocrit')) * 100, 0.06, 1),
  },
  {
    of: ['neutrophils', 'lymphocytes', 'monocytes', 'eosinophils'],
    expected: (v) => ({ value: 100 - v('lymphocytes') - v('monocytes') - v('eosinophils'), tolerance: 4 }),
  },
  {
    of: ['bilirubin', 'bilirubin-direct', 'bilirubin-indirect'],
    expected: (v) => near(v('bilirubin-direct') + v('bilirubin-indirect'), 0.05, 0.11),
  },
  { of: ['protein', 'albumin', 'globulin'], expected: (v) => near(v('albumin') + v('globulin'), 0.03, 0.15) },
  {
    of: ['albumin-globulin-ratio', 'albumin', 'globulin'],
    expected: (v) => near(v('albumin') / v('globulin'), 0.08, 0.1),
  },
  { of: ['non-hdl', 'cholesterol', 'hdl'], expected: (v) => near(v('cholesterol') - v('hdl'), 0.03, 2) },
  { of: ['vldl', 'triglycerides'], expected: (v) => near(v('triglycerides') / 5, 0.1, 2) },
  {
    of: ['cholesterol-hdl-ratio', 'cholesterol', 'hdl'],
    expected: (v) => near(v('cholesterol') / v('hdl'), 0.06, 0.12),
  },
  // The estimate of average glucose is this line by definition (Nathan and others, Diabetes Care 2008;31:1473).
  { of: ['average-glucose', 'hba1c'], expected: (v) => near(28.7 * v('hba1c') - 46.7, 0.04, 4) },
  {
    of: ['transferrin-saturation', 'iron', 'iron-binding-capacity'],
    expected: (v) => near((v('iron') / v('iron-binding-capacity')) * 100, 0.08, 1.5),
  },
];

/** Groups of ids of which at least one was misread, because by what they are they would have to add up. */
export function contradictions(results: readonly LabResult[]): string[][] {
  const values: Values = new Map(results.flatMap((result) => canonicalOf(result)));
  return rules
    .filter(({ of, expected }) => {
      if (!of.every((id) => values.has(id))) return false;
      const { value, tolerance } = expected((id) => values.get(id) ?? Number.NaN);
      return Math.abs((values.get(of[0] ?? '') ?? value) - value) > tolerance;
    })
    .map(({ of }) => [...of]);
}

function canonicalOf({ analyte: id, value, unit }: LabResult): [string, number][] {
  const analyte = id === null ? undefined : analyteOf(id);
  if (!analyte || value.kind !== 'figure' || value.comparator !== '') return [];
  const canonical = toCanonical(analyte, value.number, unit ?? '1');
  return canonical === null ? [] : [[analyte.id, canonical]];
}
