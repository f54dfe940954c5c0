import { describe, expect, it } from '@jest/globals';
import { isPasswordRecent } from './recent-password';

describe('a password', () => {
  const given = new Date('2026-11-20T09:00:00Z');

  it.each([
    ['2026-11-20T09:10:00.000Z', true],
    ['2026-11-20T09:10:00.001Z', false],
  ])('given at nine is recent at %s: %s', (now, is) => {
    expect(isPasswordRecent(given, new Date(now))).toBe(is);
  });
});
