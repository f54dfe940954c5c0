import { describe, expect, it } from '@jest/globals';
import { backOff } from './back-off';

describe('the time until the next try', () => {
  it.each([
    [1, 1_000, 2_000],
    [2, 2_000, 4_000],
    [5, 16_000, 32_000],
    [9, 150_000, 300_000],
    [1_000, 150_000, 300_000],
  ])('after %i failures is from %i to %i milliseconds', (failures, least, most) => {
    expect(backOff(failures, null, 0)).toBe(least);
    expect(backOff(failures, null, 0.999_999)).toBeLessThanOrEqual(most);
    expect(backOff(failures, null, 0.999_999)).toBeGreaterThan(most * 0.99);
  });

  it('is never less than what the server asked for, and may be more', () => {
    expect(backOff(1, 60, 0)).toBe(60_000);
    expect(backOff(9, 1, 0)).toBe(150_000);
    expect(backOff(1, 0, 0)).toBe(1_000);
  });
});
