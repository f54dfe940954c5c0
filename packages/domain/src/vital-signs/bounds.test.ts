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
    expect(findImplausible(bp(1200, 80))[0]?.message).toMatch(/^Must be at most 300 mmHg\./);
    expect(findImplausible({ type: 'weight', unit: 'kg', value: 0.2 })[0]?.message).toBe(
      'Must be at least 0.5 kg.',
    );
  });

  it.each<Reading>([
    { type: 'oxygen_saturation', unit: '%', value: 45 },
    { type: 'pulse', unit: '/min', value: 18 },
    { type: 'respiratory_rate', unit: '/min', value: 3 },
    { type: 'temperature', unit: 'Cel', value: 29.5 },
    bp(46, 24),
    { type: 'glucose', unit: 'mg/dL', value: 8 },
    { type: 'glucose', unit: 'mg/dL', value: 1100 },
  ])('says what to do if the device really shows it: %j', (reading) => {
    expect(findImplausible(reading)[0]?.message).toContain('If the device really shows this');
  });

  it('says nothing of it where a number is missing or the two are in the wrong order', () => {
    for (const reading of [bp(null, 80), bp(80, 120)])
      expect(findImplausible(reading)[0]?.message).not.toContain('device');
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
