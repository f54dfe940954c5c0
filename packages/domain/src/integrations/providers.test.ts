import { describe, expect, it } from '@jest/globals';
import {
  callbackAt,
  maxRevocationTries,
  newsSince,
  nextAfterFailures,
  nextAsked,
  providerAt,
  providerIds,
} from './providers';

const now = new Date('2026-11-20T09:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

describe('nextAfterFailures', () => {
  it('doubles the pause from five minutes to a day', () => {
    const pauses = [1, 2, 3, 9, 10, 1_000_000].map(
      (failures) => (nextAfterFailures(failures, now).getTime() - now.getTime()) / 60_000,
    );
    expect(pauses).toEqual([5, 10, 20, 1280, 1440, 1440]);
  });

  it('has the last try to revoke a token after more than three days and less than five', () => {
    const pauses = Array.from({ length: maxRevocationTries - 1 }, (_, index) => index + 1);
    const total = pauses.reduce((sum, tries) => sum + nextAfterFailures(tries, new Date(0)).getTime(), 0);
    expect(total / 86_400_000).toBeGreaterThan(3);
    expect(total / 86_400_000).toBeLessThan(5);
  });
});

describe('newsSince', () => {
  it('reaches back over the longest pause after failures and over what devices send late', () => {
    expect(newsSince(null, now)).toEqual(later(-3 * 1440));
    expect(newsSince(later(-60), now)).toEqual(later(-3 * 1440));
  });

  it('reaches back to the last fetch where that was longer ago', () => {
    expect(newsSince(later(-10 * 1440), now)).toEqual(later(-12 * 1440));
  });
});

describe('nextAsked', () => {
  const known = { triedAt: null, nextSyncAt: later(300), failure: null };
  it('is at once where the last try is five minutes ago', () => {
    expect(nextAsked(known, now)).toEqual(now);
    expect(nextAsked({ ...known, triedAt: later(-5) }, now)).toEqual(now);
  });

  it('is five minutes after the last try, and not before the pause after a failure is over', () => {
    expect(nextAsked({ ...known, triedAt: later(-1) }, now)).toEqual(later(4));
    expect(nextAsked({ ...known, triedAt: later(-30), failure: 'unreachable' }, now)).toEqual(later(300));
  });
});

describe('providerAt', () => {
  it('has whole addresses for each provider, and one callback for each', () => {
    const publicUrl = 'https://nadi.example';
    for (const id of providerIds) {
      const { issuer, tokenEndpoint, revocationEndpoint, readingsEndpoint } = providerAt(id, publicUrl);
      for (const url of [issuer, tokenEndpoint, revocationEndpoint, readingsEndpoint])
        expect(new URL(url).protocol).toBe('https:');
    }
    expect(new Set(providerIds.map((id) => callbackAt(publicUrl, id))).size).toBe(providerIds.length);
  });
});
