import { describe, expect, it } from '@jest/globals';
import { isSameRange, lastDays, rangesOf } from './last-days';

describe('lastDays', () => {
  it.each([
    [1, '2024-03-31', '2024-03-31'],
    [7, '2024-03-31', '2024-03-25'],
    [30, '2024-03-01', '2024-02-01'],
    [366, '2025-01-01', '2024-01-02'],
  ])('of %i days up to %s begin on %s', (days, today, start) => {
    expect(lastDays(days, today)).toEqual({ start, end: today });
  });
});

describe('rangesOf', () => {
  it('leaves out what begins too early', () => {
    const counts = (earliest?: string) =>
      rangesOf([7, 30, 90], '2024-03-31', earliest).map(({ count }) => count);
    expect(counts('2024-03-02')).toEqual([7, 30]);
    expect(counts('2024-03-03')).toEqual([7]);
    expect(counts()).toEqual([7, 30, 90]);
  });
});

describe('isSameRange', () => {
  const march = { start: '2024-03-01', end: '2024-03-31' };

  it('compares both ends', () => {
    expect(isSameRange(march, { ...march })).toBe(true);
    expect(isSameRange(march, { ...march, end: '2024-03-30' })).toBe(false);
    expect(isSameRange(null, march)).toBe(false);
  });
});
