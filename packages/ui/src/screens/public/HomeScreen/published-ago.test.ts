import { expect, it } from '@jest/globals';
import { publishedAgo } from './published-ago';

it.each([
  ['2026-11-18T18:31:00+05:30', '0 hours ago'],
  ['2026-11-18T17:30:00+05:30', '1 hour ago'],
  ['2026-11-17T18:41:00+05:30', '23 hours ago'],
  ['2026-11-17T18:40:00+05:30', '1 day ago'],
  ['2026-11-10T18:40:00+05:30', '8 days ago'],
  // A clock that runs behind.
  ['2026-11-18T18:50:00+05:30', '0 hours ago'],
])('%s is %s', (publishedAt, label) => {
  expect(publishedAgo(publishedAt, '2026-11-18T18:40:00+05:30')).toBe(label);
});
