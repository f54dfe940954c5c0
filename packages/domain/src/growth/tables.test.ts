import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Lms, shareBelow, valueAt, zOf } from './lms';
import { linesOf, type Measure, placeOf, type Sex } from './references';

const daysOf = (months: number) => Math.round((months * 365.25) / 12);

/** Values at -3 to 3 SD as WHO prints them by month: https://www.who.int/tools/child-growth-standards */
const printedByWho: [measure: Measure, sex: Sex, months: number, values: number[]][] = [
  ['weight', 'male', 0, [2.1, 2.5, 2.9, 3.3, 3.9, 4.4, 5.0]],
  ['weight', 'male', 1, [2.9, 3.4, 3.9, 4.5, 5.1, 5.8, 6.6]],
  ['weight', 'male', 2, [3.8, 4.3, 4.9, 5.6, 6.3, 7.1, 8.0]],
  ['height', 'male', 42, [88.0, 91.9, 95.9, 99.9, 103.8, 107.8, 111.7]],
  ['height', 'male', 48, [90.7, 94.9, 99.1, 103.3, 107.5, 111.7, 115.9]],
];

/** The 3rd, 10th, 25th, 50th, 75th, 90th and 97th line as tables II to V print them: https://doi.org/10.1007/s13312-015-0566-5 */
const printedByIap: [measure: Measure, sex: Sex, years: number, values: number[]][] = [
  ['height', 'male', 5, [99.0, 102.3, 105.6, 108.9, 112.4, 115.9, 119.4]],
  ['height', 'male', 11.5, [130.7, 135.6, 140.6, 145.5, 150.5, 155.6, 160.6]],
  ['height', 'male', 18, [158.1, 163.6, 168.7, 173.6, 178.2, 182.5, 186.7]],
  ['height', 'female', 5, [97.2, 100.5, 103.9, 107.5, 111.3, 115.2, 119.3]],
  ['height', 'female', 12, [134.0, 138.9, 143.7, 148.4, 153.0, 157.5, 162.0]],
  ['height', 'female', 18, [146.6, 150.2, 153.9, 157.8, 161.9, 166.1, 170.6]],
  ['weight', 'male', 5, [13.2, 14.3, 15.6, 17.1, 19.0, 21.3, 24.2]],
  ['weight', 'male', 12.5, [26.1, 30.2, 35.1, 41.2, 48.6, 57.8, 69.5]],
  ['weight', 'male', 18, [41.8, 47.7, 54.3, 61.6, 69.7, 78.6, 88.4]],
  ['weight', 'female', 8, [16.7, 18.7, 21.1, 24.0, 27.6, 32.2, 38.1]],
  ['weight', 'female', 15, [33.1, 37.5, 42.5, 48.4, 55.1, 62.9, 72.1]],
];

describe('growth tables', () => {
  it.each(printedByWho)(
    'give the values that WHO prints for %s, %s, %s months',
    (measure, sex, months, values) => {
      values.forEach((value, index) => {
        const z = placeOf(value, 'who-2006', measure, sex, daysOf(months));
        // The printed value is rounded to a tenth of a unit.
        const near = placeOf(value + 0.055, 'who-2006', measure, sex, daysOf(months)) - z;
        expect(Math.abs(z - (index - 3))).toBeLessThanOrEqual(near + 0.015);
      });
    },
  );

  it.each(printedByIap)(
    'give the lines that IAP prints for %s, %s, %s years',
    (measure, sex, years, values) => {
      const lines = linesOf('iap-2015', measure, sex);
      const at = daysOf(years * 12);
      const drawn = lines.map(({ points }) => points.find(({ ageDays }) => ageDays === at)?.value ?? 0);
      values.forEach((value, index) => {
        expect(Math.abs((drawn[index] ?? 0) - value)).toBeLessThanOrEqual(0.06);
      });
    },
  );

  it('give the z-score of WHO Anthro for a girl of 1522 days and 17 kg', () => {
    expect(placeOf(17, 'who-2006', 'weight', 'female', 1522)).toBeCloseTo(0.24, 1);
  });

  it('draw lines that do not cross, and rise from the lowest to the highest', () => {
    for (const standard of ['who-2006', 'iap-2015'] as const)
      for (const measure of ['weight', 'height', 'bmi'] as const)
        for (const sex of ['male', 'female'] as const) {
          const lines = linesOf(standard, measure, sex);
          const ages = lines[0]?.points ?? [];
          ages.forEach((_, at) => {
            const values = lines.map(({ points }) => points[at]?.value ?? 0);
            expect(values).toEqual([...values].sort((a, b) => a - b));
            expect(Math.min(...values)).toBeGreaterThan(1);
          });
        }
  });
});

const lms = fc.record<Lms>({
  // Above 2, with the largest spread, three deviations below the median is no weight.
  l: fc.double({ min: -2, max: 2, noNaN: true }),
  m: fc.double({ min: 2, max: 180, noNaN: true }),
  s: fc.double({ min: 0.03, max: 0.13, noNaN: true }),
});

describe('z-scores', () => {
  it('return to their value within three standard deviations', () => {
    fc.assert(
      fc.property(lms, fc.double({ min: -2.99, max: 2.99, noNaN: true }), (given, z) => {
        expect(zOf(valueAt(z, given), given)).toBeCloseTo(z, 6);
      }),
    );
  });

  it('rise with the value, also beyond three standard deviations', () => {
    fc.assert(
      fc.property(
        lms,
        fc.double({ min: 0.3, max: 2, noNaN: true }),
        fc.double({ min: 0.001, max: 0.5, noNaN: true }),
        (given, part, more) => {
          expect(zOf(given.m * (part + more), given)).toBeGreaterThan(zOf(given.m * part, given));
        },
      ),
    );
  });

  it('give shares of 100 that mirror each other', () => {
    expect(shareBelow(0)).toBeCloseTo(50, 4);
    expect(shareBelow(-1.880794)).toBeCloseTo(3, 2);
    fc.assert(
      fc.property(fc.double({ min: -6, max: 6, noNaN: true }), (z) => {
        expect(shareBelow(z) + shareBelow(-z)).toBeCloseTo(100, 6);
      }),
    );
  });
});
