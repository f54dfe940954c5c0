import { describe, expect, it } from '@jest/globals';
import { findImplausible } from './bounds';
import { isUnusual } from './unusual';
import type { Reading } from './vital-sign';

const bp = (systolic: number | null, diastolic: number | null): Reading => ({
  type: 'blood_pressure',
  unit: 'mm[Hg]',
  systolic,
  diastolic,
});
const codes = (reading: Reading) => findImplausible(reading).map(({ field, code }) => `${field} ${code}`);

describe('what cannot be', () => {
  it.each<[Reading, string[]]>([
    [bp(1200, 80), ['systolic maximum']],
    [bp(49, 19), ['systolic minimum', 'diastolic minimum']],
    [bp(null, 80), ['systolic required']],
    [bp(80, 120), ['diastolic order']],
    [bp(120, 120), ['diastolic order']],
    [bp(300, 200), []],
    [{ type: 'temperature', unit: 'Cel', value: 98.6 }, ['value maximum']],
    [{ type: 'temperature', unit: '[degF]', value: 98.6 }, []],
    [{ type: 'temperature', unit: '[degF]', value: 37 }, ['value minimum']],
    [{ type: 'weight', unit: 'cm', value: 70 }, ['unit unit']],
    [{ type: 'pulse', unit: '/min', value: Number.NaN }, ['value required']],
  ])('%j: %j', (reading, expected) => {
    expect(codes(reading)).toEqual(expected);
  });

  it('says the bound with its unit', () => {
    expect(findImplausible(bp(1200, 80))[0]?.message).toBe('Must be at most 300 mmHg.');
  });
});

describe('what is seldom', () => {
  it.each<[Reading, boolean]>([
    [bp(122, 78), false],
    [bp(210, 130), true],
    [bp(184, 121), true],
    [bp(120, 110), true],
    [{ type: 'temperature', unit: '[degF]', value: 98.6 }, false],
    [{ type: 'temperature', unit: '[degF]', value: 106 }, true],
    [{ type: 'weight', unit: 'kg', value: 230 }, true],
    [{ type: 'glucose', unit: 'mmol/L', value: 5.5 }, false],
  ])('%j: %s', (reading, expected) => {
    expect(isUnusual(reading)).toBe(expected);
  });
});
