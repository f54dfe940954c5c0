import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { analytes } from './dictionary';
import { figuresOf, placeIn, rangeOf } from './figures';
import { fromCanonical, toCanonical } from './units';

const read = (text: string) => figuresOf(text).map(({ comparator, number }) => `${comparator}${number}`);

describe('figures as reports print them', () => {
  it.each([
    ['7.1', ['7.1']],
    ['1,50,000', ['150000']],
    ['150,000', ['150000', '150']],
    ['13,2', ['13.2']],
    ['4,500', ['4500', '4.5']],
    ['< 0.01', ['<0.01']],
    ['>=60', ['>=60']],
    ['≥ 60', ['>=60']],
    ['.5', ['0.5']],
    ['7.1.2', []],
    ['1O5', []],
    ['7:1', []],
    ['1,2,3', []],
    ['-', []],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['4.0-5.6', 4, 5.6],
    ['( 4.0 - 5.6 )', 4, 5.6],
    ['70 to 99', 70, 99],
    ['< 200', null, 200],
    ['Up to 40', null, 40],
    ['> 40', 40, null],
    ['Ref. range: 0.30 - 1.20', 0.3, 1.2],
    ['1,50,000 - 4,10,000', 150_000, 410_000],
    ['12,0 - 15,5', 12, 15.5],
  ])('range %s', (text, low, high) => {
    expect(rangeOf(text)).toMatchObject({ low, high });
  });

  it.each(['M: 13-17 F: 12-15', 'Negative', '5.6 - 4.0', 'Adults 4-6', '4-5-6'])(
    'no single range: %s',
    (text) => {
      expect(rangeOf(text)).toBeNull();
    },
  );

  it('places a value with a comparator only where that settles it', () => {
    const range = rangeOf('0.4 - 4.0');
    if (!range) throw new Error('no range');
    const place = (text: string) => figuresOf(text).map((figure) => placeIn(range, figure))[0];
    expect(['<0.01', '<2', '>4', '>3', '0.4', '4.1'].map(place)).toEqual([
      'below',
      null,
      'above',
      null,
      'inside',
      'above',
    ]);
  });
});

describe('units', () => {
  const inUnits = analytes.flatMap((analyte) =>
    Object.keys(analyte.units).map((unit) => ({ analyte, unit })),
  );

  it('come back from the canonical unit as they went', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...inUnits),
        fc.double({ min: 0.001, max: 10_000, noNaN: true }),
        ({ analyte, unit }, value) => {
          const canonical = toCanonical(analyte, value, unit) ?? Number.NaN;
          expect(fromCanonical(analyte, canonical, unit)).toBeCloseTo(value, 6);
        },
      ),
    );
  });
});
