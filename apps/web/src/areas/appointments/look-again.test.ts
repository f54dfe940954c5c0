import { expect, it } from '@jest/globals';
import { lookAgainIn } from './look-again';

const now = Date.parse('2026-11-20T09:00:00+05:30');
const waiting = { status: 'waiting' as const, offer: null };
const offered = (expiresAt: string) => ({
  status: 'offered' as const,
  offer: {
    ...{ scheduledAt: '2026-11-21T10:00:00+05:30', endsAt: '2026-11-21T10:30:00+05:30', expiresAt },
    ...{ type: 'video_call' as const, confirmation: 'at_once' as const },
  },
});

it.each([
  ['never without an entry', [], false],
  ['never of entries that are over', [{ ...waiting, status: 'ended' as const }], false],
  ['after five minutes of one that waits', [waiting], 300_000],
  ['after five minutes of an offer that is held for longer', [offered('2026-11-20T09:40:00+05:30')], 300_000],
  ['as the first offer expires', [waiting, offered('2026-11-20T09:02:00+05:30')], 121_000],
  ['after five minutes where the clock is fast', [offered('2026-11-20T08:40:00+05:30')], 300_000],
])('reads waitlists again %s', (_, entries, expected) => {
  expect(lookAgainIn(entries, now)).toBe(expected);
});
