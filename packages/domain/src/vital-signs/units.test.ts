import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalUnitOf, decimalsOf, fromCanonical, roundTo, toCanonical, unitsOf } from './units';
import type { Unit, VitalSignType } from './vital-sign';

describe('units', () => {
  it.each<[number, Unit, number]>([
    [98.6, '[degF]', 37],
    [32, '[degF]', 0],
    [1, '[lb_av]', 0.45359237],
    [1, '[in_i]', 2.54],
    [5.5, 'mmol/L', 99.0858],
    [122, 'mm[Hg]', 122],
  ])('%f %s is %f in the canonical unit', (value, unit, canonical) => {
    expect(toCanonical(value, unit)).toBeCloseTo(canonical, 6);
  });

  it('there and back again is the same value', () => {
    const units = Object.keys(decimalsOf) as Unit[];
    fc.assert(
      fc.property(
        fc.constantFrom(...units),
        fc.double({ min: 0.5, max: 1100, noNaN: true }),
        (unit, value) => {
          expect(fromCanonical(toCanonical(value, unit), unit)).toBeCloseTo(value, 6);
        },
      ),
    );
  });

  it('every type has a canonical unit whose values are left as they are', () => {
    for (const type of Object.keys(unitsOf) as VitalSignType[])
      expect(toCanonical(12.3, canonicalUnitOf(type))).toBe(12.3);
  });

  it('rounds half up', () => {
    expect(roundTo(37.05, 1)).toBe(37.1);
    expect(roundTo(99.5, 0)).toBe(100);
  });
});
