import { describe, expect, it } from '@jest/globals';
import { groupByDay, nameDay, nameTime } from './days';

const zone = 'Asia/Kolkata';
const options = { locale: 'en-IN', timeZone: zone };
const now = '2026-11-20T09:00:00+05:30';
const event = (id: string, at: string) => ({ id, at });
const events = [
  event('noon', '2026-11-19T12:00:00+05:30'),
  event('early', '2026-11-20T07:10:00+05:30'),
  event('same', '2026-11-19T12:00:00+05:30'),
  event('late', '2026-11-19T23:59:00+05:30'),
];
const ids = (order: 'newest-first' | 'oldest-first') =>
  groupByDay(events, order, zone).map((day) => day.events.map(({ id }) => id));

describe('groupByDay', () => {
  it('puts the newest first, and keeps the order of what happened at one moment', () => {
    expect(ids('newest-first')).toEqual([['early'], ['late', 'noon', 'same']]);
  });

  it('turns round', () => {
    expect(ids('oldest-first')).toEqual([['noon', 'same', 'late'], ['early']]);
  });

  it("goes by the reader's days, not by those of Greenwich", () => {
    const night = [event('a', '2026-11-18T20:00:00Z'), event('b', '2026-11-18T17:00:00Z')];
    expect(groupByDay(night, 'newest-first', zone)).toHaveLength(2);
    expect(groupByDay(night, 'newest-first', 'UTC')).toHaveLength(1);
  });

  it('is nothing where nothing happened', () => {
    expect(groupByDay([], 'newest-first', zone)).toEqual([]);
  });
});

describe('nameDay', () => {
  it('names days as people do', () => {
    expect(nameDay('2026-11-20T07:10:00+05:30', now, options)).toBe('Today');
    expect(nameDay('2026-11-19T07:10:00+05:30', now, options)).toBe('Yesterday');
    expect(nameDay('2026-11-21T07:10:00+05:30', now, options)).toBe('Tomorrow');
    expect(nameDay('2026-11-17T07:10:00+05:30', now, options)).toBe('Tue 17 Nov');
    expect(nameDay('2025-11-17T07:10:00+05:30', now, options)).toBe('Mon 17 Nov 2025');
  });
});

describe('nameTime', () => {
  it('has one plain space', () => {
    expect(nameTime('2026-11-20T07:10:00+05:30', options)).toBe('7:10 am');
  });
});
