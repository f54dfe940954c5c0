import { describe, expect, it } from '@jest/globals';
import { refreshOutcome } from './refresh';

const now = new Date('2026-11-20T09:00:00Z');
const [past, later] = [now.getTime(), now.getTime() + 1];
const fresh = { isUsed: false, expiresAt: later };
const used = { isUsed: true, expiresAt: past };
const outcome = (asked: Partial<Parameters<typeof refreshOutcome>[0]>) =>
  refreshOutcome({ sessionEndsAt: later, token: fresh, successor: null, ...asked }, now);

describe('a refresh token', () => {
  it('gives the next refresh token for one that was not used', () => {
    expect(outcome({})).toBe('next');
  });

  it('gives its successor again for one that was used, although its own time is over', () => {
    expect(outcome({ token: used, successor: { ...fresh, isShown: false } })).toBe('again');
  });

  it.each([
    ['its successor was used', { ...fresh, isUsed: true, isShown: false }],
    ['an access token of its successor was shown', { ...fresh, isShown: true }],
    ['its successor is gone', null],
  ])('is stolen where %s', (_, successor) => {
    expect(outcome({ token: used, successor })).toBe('stolen');
  });

  it('is over with its time, and with that of the session', () => {
    expect(outcome({ token: { isUsed: false, expiresAt: past } })).toBe('over');
    expect(outcome({ sessionEndsAt: past })).toBe('over');
  });
});
