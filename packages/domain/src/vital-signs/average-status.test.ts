import { expect, it } from '@jest/globals';
import { averageStatus } from './average-status';

const band = { low: null, high: 134, criticalBelow: null, criticalFrom: 180 };
const upper = (average: number | null) => ({ unit: 'mm[Hg]' as const, average, band });
const lower = (average: number) => ({
  ...upper(average),
  band: { ...band, low: 60, high: 84, criticalFrom: 120 },
});

it('is the worse of two numbers', () => {
  expect(averageStatus([upper(120), lower(80)])).toBe('in-range');
  expect(averageStatus([upper(120), lower(90)])).toBe('high');
  expect(averageStatus([upper(185), lower(80)])).toBe('critical');
  expect(averageStatus([upper(120), lower(50)])).toBe('low');
});

it('is assessed as it is shown, rounded', () => {
  expect(averageStatus([upper(134.4)])).toBe('in-range');
  expect(averageStatus([upper(134.5)])).toBe('high');
});

it('is not assessed without an average or without a range', () => {
  expect(averageStatus([upper(null)])).toBe('not-assessed');
  expect(averageStatus([{ ...upper(70), band: null }])).toBe('not-assessed');
  expect(averageStatus([])).toBe('not-assessed');
});
