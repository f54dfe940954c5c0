import { describe, expect, it } from '@jest/globals';
import { analytes } from './dictionary';
import { trendLines } from './trend';
import { toCanonical } from './units';

type Observation = Parameters<typeof trendLines>[0][number];
const observed = (day: string, number: number | null, more: Partial<Observation> = {}): Observation => ({
  ...{ id: day, recordId: 'r', analyte: 'hba1c', comparator: '', number, unit: '%' },
  ...{ low: 4, high: 5.6, rangeText: '4.0 - 5.6', standing: 'above', day },
  ...more,
});

describe('the trend of a lab value', () => {
  it('is a line from the oldest to the newest, each with the range of its own report', () => {
    const [line, ...others] = trendLines([
      observed('2026-11-02', 7.1),
      observed('2026-08-03', 7.6, { high: 6, rangeText: '< 6' }),
    ]);
    expect(others).toEqual([]);
    expect(line?.unit).toBe('%');
    expect(line?.points.map(({ number, high, rangeText }) => [number, high, rangeText])).toEqual([
      [7.6, 6, '< 6'],
      [7.1, 5.6, '4.0 - 5.6'],
    ]);
    expect(line?.points[0]?.printed).toBeNull();
  });

  it('brings another unit of the test to that of the newest value, with its range, and says what was printed', () => {
    const inSi = observed('2026-08-03', 54, { unit: 'mmol/mol', low: 20, high: 42 });
    const [line, ...others] = trendLines([inSi, observed('2026-11-02', 7.1)]);
    expect(others).toEqual([]);
    expect(line?.points[0]).toMatchObject({
      number: 7.092,
      high: 5.994,
      printed: { number: 54, unit: 'mmol/mol' },
    });
    const [other] = trendLines([observed('2026-08-03', 7.1), { ...inSi, day: '2026-11-02', id: 'z' }]);
    expect(other?.unit).toBe('mmol/mol');
  });

  it('never has two units in one line that no known factor joins', () => {
    const strange = observed('2026-08-03', 3, { analyte: null, unit: 'mg/dL' });
    const without = observed('2026-09-03', 3, { analyte: null, unit: null });
    const known = observed('2026-11-02', 7.1, { unit: 'mg/dL' });
    expect(trendLines([strange, without]).map(({ unit }) => unit)).toEqual([null, 'mg/dL']);
    // HbA1c is not measured in mg/dL: it may not pass for percent.
    expect(
      trendLines([known, observed('2026-10-02', 7)]).map(({ unit, points }) => [unit, points.length]),
    ).toEqual([
      ['mg/dL', 1],
      ['%', 1],
    ]);
  });

  it('is the same quantity in every unit of every test', () => {
    for (const analyte of analytes)
      for (const unit of Object.keys(analyte.units)) {
        const [first] = Object.keys(analyte.units);
        const rows = [
          observed('2026-01-01', 3, { analyte: analyte.id, unit, low: null, high: null }),
          observed('2026-02-01', 3, { analyte: analyte.id, unit: first ?? null, low: null, high: null }),
        ];
        const lines = trendLines(rows);
        expect(lines).toHaveLength(1);
        const canonical = toCanonical(analyte, 3, unit) ?? Number.NaN;
        expect(lines[0]?.points[0]?.number).toBeCloseTo(Number(canonical.toPrecision(4)), 6);
      }
  });

  it('has no words, and nothing of nothing', () => {
    expect(trendLines([observed('2026-11-02', null)])).toEqual([]);
    expect(trendLines([])).toEqual([]);
  });

  it('keeps a bound as one', () => {
    expect(trendLines([observed('2026-11-02', 5, { comparator: '<' })])[0]?.points[0]).toMatchObject({
      ...{ comparator: '<', number: 5 },
    });
  });
});
