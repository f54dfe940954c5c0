import { describe, expect, it } from '@jest/globals';
import type { OutboxState } from '../types';
import { nextTry, whyItWaits, whyNotNow } from './words';

const now = '2026-11-20T09:00:00+05:30';
const in_ = (seconds: number) => new Date(Date.parse(now) + seconds * 1000).toISOString();

const at = (connection: OutboxState['connection'], sending: OutboxState['sending']): OutboxState => ({
  connection,
  sending,
  items: [],
});
const idle = { phase: 'idle' } as const;
const resting = (why: 'unreachable' | 'busy' | 'signed-out' | 'storage') =>
  ({ phase: 'resting', why, retryAt: null }) as const;

describe('when it is tried again', () => {
  it.each([
    [-5, 'Next try in less than a minute.'],
    [44, 'Next try in less than a minute.'],
    [60, 'Next try in about a minute.'],
    [125, 'Next try in about 2 minutes.'],
    [3500, 'Next try in about 58 minutes.'],
    [3590, 'Next try in about an hour.'],
    [7300, 'Next try in about 2 hours.'],
  ])('%d seconds ahead', (seconds, words) => {
    expect(nextTry(in_(seconds), now)).toBe(words);
  });
});

describe('why an entry waits', () => {
  const first = { phase: 'waiting' } as const;
  it.each([
    [at('online', idle), 'Waiting for its turn.'],
    [at('online', { phase: 'sending', done: 1, total: 2 }), 'Waiting for its turn.'],
    [at('offline', idle), 'Waiting until you are back online.'],
    [at('offline', resting('unreachable')), 'Waiting until you are back online.'],
    [at('online', resting('unreachable')), 'Waiting for the next try.'],
    [at('online', resting('busy')), 'Waiting for the next try.'],
    [at('online', resting('signed-out')), 'Waiting until you sign in again.'],
  ])('%j', (state, words) => {
    expect(whyItWaits(first, state)).toBe(words);
  });

  it('is the entry before it, whatever else is', () => {
    expect(whyItWaits({ phase: 'waiting', isFirst: false }, at('offline', idle))).toBe(
      'Waiting for the entry above about the same thing.',
    );
  });
});

describe('why it cannot be sent now', () => {
  it.each([
    [at('online', idle), true, null],
    [at('online', resting('unreachable')), true, null],
    [at('offline', idle), true, 'Needs a connection.'],
    [at('online', resting('signed-out')), true, 'Sign in first.'],
    [at('online', idle), false, 'The rest needs your decision first.'],
  ])('%j, waiting: %s', (state, hasWaiting, words) => {
    expect(whyNotNow(state, hasWaiting)).toBe(words);
  });
});
