import { expect, it } from '@jest/globals';
import { entriesLoaded, newsHeard, outboxReducer } from './outbox-slice';

it('nothing that waits stays the same nothing, so that no page is drawn anew', () => {
  const before = outboxReducer(undefined, { type: 'begin' });
  const read = outboxReducer(before, entriesLoaded({ entries: [] }));
  expect(read.phase).toBe('read');
  expect(read.entries).toBe(before.entries);
  expect(read.sealedAway).toBe(before.sealedAway);
  const heard = outboxReducer(read, newsHeard({ owner: 'asha', kind: 'ended', end: { kind: 'done' } }));
  expect(heard.entries).toBe(before.entries);
});
