import { describe, expect, it } from '@jest/globals';
import { groupDays, shortTime } from './group-days';
import { clock, entries } from './test/example-notifications';

const [first] = entries;
if (!first) throw new Error('There are no example notifications.');
const at = (createdAt: string) => ({ ...first, id: createdAt, createdAt });
const titlesOf = (times: readonly string[], now = clock.now) =>
  groupDays(times.map(at), { ...clock, now }).map(({ title, date }) => (date ? `${title}, ${date}` : title));

describe('the groups of notifications', () => {
  it('are days, then the week since Monday, then months', () => {
    expect(
      titlesOf([
        '2026-11-20T09:00:00+05:30',
        '2026-11-20T00:10:00+05:30',
        '2026-11-19T23:59:00+05:30',
        '2026-11-16T00:00:00+05:30',
        '2026-11-15T23:59:00+05:30',
        '2026-10-02T10:00:00+05:30',
        '2025-12-31T10:00:00+05:30',
      ]),
    ).toEqual([
      'Today, Friday 20 November',
      'Yesterday, Thursday 19 November',
      'Earlier this week',
      'November',
      'October',
      'December 2025',
    ]);
  });

  it('have no earlier week on a Monday', () => {
    const monday = '2026-11-16T09:00:00+05:30';
    expect(titlesOf(['2026-11-15T09:00:00+05:30', '2026-11-14T09:00:00+05:30'], monday)).toEqual([
      'Yesterday, Sunday 15 November',
      'November',
    ]);
  });

  it('keep what a clock ahead of ours has sent in today', () => {
    expect(titlesOf(['2026-11-21T00:02:00+05:30'], '2026-11-20T23:59:00+05:30')).toHaveLength(1);
  });

  it('keep every entry, in its order', () => {
    const grouped = groupDays(entries, clock).flatMap((group) => group.entries);
    expect(grouped).toEqual(entries);
  });
});

it.each([
  ['2026-11-20T09:00:00+05:30', '9:00 am'],
  ['2026-11-19T21:41:00+05:30', '9:41 pm'],
  ['2026-11-18T08:00:00+05:30', 'Wed 18'],
  ['2026-11-12T08:00:00+05:30', '12 Nov'],
])('the time of %s is written as %s', (iso, words) => {
  expect(shortTime(iso, clock)).toBe(words);
});
