import { describe, expect, it } from '@jest/globals';
import { greet, greetingAt, sayDay } from './greeting';

describe('greetingAt', () => {
  it.each([
    ['2026-11-20T03:59:00+05:30', 'evening'],
    ['2026-11-20T04:00:00+05:30', 'morning'],
    ['2026-11-20T11:59:00+05:30', 'morning'],
    ['2026-11-20T12:00:00+05:30', 'afternoon'],
    ['2026-11-20T17:00:00+05:30', 'evening'],
    ['2026-11-20T00:10:00+05:30', 'evening'],
    // Late evening in London, early morning in Kolkata.
    ['2026-11-19T23:00:00Z', 'morning'],
  ])('at %s it is %s', (now, expected) => {
    expect(greetingAt({ now, timeZone: 'Asia/Kolkata' })).toBe(expected);
  });
});

describe('the words above a dashboard', () => {
  it('are those of the place where the reader is', () => {
    const clock = { now: '2026-11-19T23:00:00Z', timeZone: 'Asia/Kolkata' };
    expect(greet('Meera', clock)).toBe('Good morning, Meera.');
    expect(sayDay(clock)).toBe('Friday 20 November');
  });
});
