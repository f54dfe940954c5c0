import { describe, expect, it } from '@jest/globals';
import { newsOf, type OutboxSummary } from './news';

const at = (connection: OutboxSummary['connection'], count = 0, attention = 0): OutboxSummary => ({
  connection,
  count,
  attention,
});

describe('news of the outbox', () => {
  it.each([
    [at('online'), at('offline'), 'You are offline. What you save is kept on this device.'],
    [at('offline'), at('online'), 'You are online again.'],
    [at('offline', 1), at('online', 1), 'You are online again. One entry is being sent.'],
    [at('offline', 40, 1), at('online', 40, 1), 'You are online again. 39 entries are being sent.'],
    [at('online', 3), at('online', 2, 1), 'One entry that was not sent needs your decision.'],
    [at('online', 3, 1), at('online', 2, 2), '2 entries that were not sent need your decision.'],
    [at('online', 1), at('online'), 'Everything has been sent.'],
  ])('%j, then %j', (before, now, words) => {
    expect(newsOf(before, now)).toBe(words);
  });

  it.each([
    [at('online', 40), at('online', 39)],
    [at('offline'), at('offline', 1)],
    [at('online', 2, 2), at('online', 1, 1)],
    [at('online'), at('online')],
  ])('tells nothing of a step: %j, then %j', (before, now) => {
    expect(newsOf(before, now)).toBeNull();
  });

  it('tells what needs a person before all else', () => {
    expect(newsOf(at('offline', 1), at('online', 1, 1))).toBe(
      'One entry that was not sent needs your decision.',
    );
  });
});
