import { describe, expect, it } from '@jest/globals';
import { latestToday } from './latest-today';

describe('the latest day that is today', () => {
  it.each([
    // Half past midnight in India, where it is the 25th.
    ['2026-11-24T19:00:00Z', '2026-11-25'],
    ['2026-11-24T09:59:59Z', '2026-11-24'],
    ['2026-11-24T10:00:00Z', '2026-11-25'],
  ])('at %s is %s', (now, day) => expect(latestToday(new Date(now))).toBe(day));
});
