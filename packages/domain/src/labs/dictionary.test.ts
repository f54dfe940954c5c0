import { describe, expect, it } from '@jest/globals';
import type { Analyte } from './analyte';
import { analytes } from './dictionary';
import { matchName } from './names';
import { unitLabel } from './unit-label';
import { toCanonical, unitOf } from './units';

/** The last figure of a LOINC code, by the algorithm of its manual. */
function checkDigit(body: string): number {
  const sum = [...body].toReversed().reduce((total, figure, at) => {
    const value = Number(figure) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

describe('the dictionary of analytes', () => {
  it('has the panels of an ordinary laboratory', () => {
    expect(analytes.length).toBeGreaterThanOrEqual(60);
  });

  it('names each once, with a code whose check digit is right', () => {
    expect(new Set(analytes.map(({ id }) => id)).size).toBe(analytes.length);
    expect(new Set(analytes.map(({ loinc }) => loinc)).size).toBe(analytes.length);
    const wrong = analytes.filter(({ loinc }) => {
      const [body = '', check] = loinc.split('-');
      return checkDigit(body) !== Number(check);
    });
    expect(wrong.map(({ id, loinc }) => `${id}: ${loinc}`)).toEqual([]);
  });

  it('finds each by every name that it is printed with', () => {
    const lost = analytes.flatMap(({ id, printedAs }) =>
      printedAs.filter((name) => {
        const match = matchName(name);
        return match?.how !== 'whole' || !match.analytes.some((analyte) => analyte.id === id);
      }),
    );
    expect(lost).toEqual([]);
  });

  it('shares a name only between what sample, unit or kind of answer tell apart, or what stays a question', () => {
    const isApart = (one: Analyte, other: Analyte) =>
      one.specimen !== other.specimen ||
      one.isInWords !== other.isInWords ||
      Object.keys(one.units).every((unit) => other.units[unit] === undefined);
    const questions = new Set<string>();
    for (const one of analytes) {
      for (const name of one.printedAs) {
        for (const other of matchName(name)?.analytes ?? []) {
          if (other.id !== one.id && !isApart(one, other))
            questions.add(`${name}: ${[one.id, other.id].toSorted().join(', ')}`);
        }
      }
    }
    expect([...questions].toSorted()).toEqual([
      'e gfr: egfr-2021, egfr-mdrd',
      'egfr: egfr-2021, egfr-mdrd',
      'estimated gfr: egfr-2021, egfr-mdrd',
      'gfr estimated: egfr-2021, egfr-mdrd',
    ]);
  });

  it('knows how each of its units is printed', () => {
    const codes = new Set(analytes.flatMap(({ units }) => Object.keys(units)));
    const unread = [...codes].filter((ucum) => {
      const label = unitLabel(ucum);
      return label !== '' && ucum !== '/L' && ![label, ucum].some((text) => unitOf(text) === ucum);
    });
    // Printed in words: `/hpf`, `mm in 1st hr`.
    expect(unread.filter((ucum) => !['/[HPF]', 'mm/h'].includes(ucum))).toEqual([]);
  });

  // AMA Manual of Style, 11th edition, table of SI conversion factors: conventional * factor = SI.
  it.each([
    ['glucose-fasting', 'mg/dL', 'mmol/L', 0.0555],
    ['cholesterol', 'mg/dL', 'mmol/L', 0.0259],
    ['triglycerides', 'mg/dL', 'mmol/L', 0.0113],
    ['creatinine', 'mg/dL', 'umol/L', 88.4],
    ['urea', 'mg/dL', 'mmol/L', 0.1665],
    ['urea-nitrogen', 'mg/dL', 'mmol/L', 0.357],
    ['uric-acid', 'mg/dL', 'umol/L', 59.48],
    ['bilirubin', 'mg/dL', 'umol/L', 17.104],
    ['calcium', 'mg/dL', 'mmol/L', 0.25],
    ['phosphate', 'mg/dL', 'mmol/L', 0.323],
    ['magnesium', 'mg/dL', 'mmol/L', 0.4114],
    ['iron', 'ug/dL', 'umol/L', 0.179],
    ['t3', 'ng/dL', 'nmol/L', 0.0154],
    ['t4', 'ug/dL', 'nmol/L', 12.87],
    ['free-t4', 'ng/dL', 'pmol/L', 12.87],
    ['vitamin-d', 'ng/mL', 'nmol/L', 2.496],
    ['vitamin-b12', 'pg/mL', 'pmol/L', 0.7378],
    ['folate', 'ng/mL', 'nmol/L', 2.266],
    ['hemoglobin', 'g/dL', 'g/L', 10],
    ['platelets', '10*5/uL', '/uL', 100_000],
    ['white-cells', '10*9/L', '/uL', 1000],
  ])('converts %s from %s to %s as the published factor does', (id, from, to, factor) => {
    const analyte = analytes.find((one) => one.id === id);
    if (!analyte) throw new Error(id);
    const ratio = (toCanonical(analyte, 1, from) ?? 0) / (toCanonical(analyte, 1, to) ?? 1);
    expect(Math.abs(ratio / factor - 1)).toBeLessThan(0.005);
  });
});
