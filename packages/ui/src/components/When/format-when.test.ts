import { describe, expect, it } from '@jest/globals';
import { daysBetween, formatDay, formatExactly, formatWhen } from './format-when';

const now = '2026-11-20T09:00:00+05:30';
const options = { locale: 'en-IN', timeZone: 'Asia/Kolkata' };

describe('formatWhen', () => {
  it.each([
    ['2026-11-20T08:59:30+05:30', 'Just now'],
    ['2026-11-20T07:10:00+05:30', 'Today, 7:10 am'],
    ['2026-11-20T00:00:00+05:30', 'Today, 12:00 am'],
    ['2026-11-19T23:59:00+05:30', 'Yesterday, 11:59 pm'],
    ['2026-11-18T23:59:00+05:30', '18 Nov, 11:59 pm'],
    ['2025-11-02T21:38:00+05:30', '2 Nov 2025, 9:38 pm'],
  ])('says %s as "%s"', (iso, expected) => {
    expect(formatWhen(iso, now, options)).toBe(expected);
  });

  it.each([
    ['2026-11-20T08:59:30+05:30', 'just now'],
    ['2026-11-20T07:10:00+05:30', 'today, 7:10 am'],
    ['2026-11-19T23:59:00+05:30', 'yesterday, 11:59 pm'],
    ['2026-11-18T23:59:00+05:30', '18 Nov, 11:59 pm'],
  ])('says %s within a sentence as "%s"', (iso, expected) => {
    expect(formatWhen(iso, now, { ...options, isInSentence: true })).toBe(expected);
  });

  it('counts days in the reader’s zone, not in that of the stamp', () => {
    // 20:00 UTC is already the next day in Kolkata.
    expect(formatWhen('2026-11-19T20:00:00Z', now, options)).toBe('Today, 1:30 am');
    expect(formatWhen('2026-11-19T20:00:00Z', now, { ...options, timeZone: 'UTC' })).toBe(
      'Yesterday, 8:00 pm',
    );
  });

  it('does not call a clock that runs ahead "now"', () => {
    expect(formatWhen('2026-11-20T09:03:00+05:30', now, options)).toBe('Today, 9:03 am');
  });
});

describe('daysBetween', () => {
  it('counts calendar days over a change of month', () => {
    expect(daysBetween('2026-10-31T23:30:00+05:30', '2026-11-01T00:10:00+05:30', 'Asia/Kolkata')).toBe(1);
  });
});

describe('formatDay', () => {
  it('names the year only where it is another', () => {
    expect(formatDay('2026-11-02T10:00:00+05:30', now, options)).toBe('2 Nov');
    expect(formatDay('2025-11-02T10:00:00+05:30', now, options)).toBe('2 Nov 2025');
  });
});

describe('formatExactly', () => {
  it('has weekday, year and zone', () => {
    const exact = formatExactly('2026-11-20T07:10:00+05:30', options);
    for (const part of ['Friday', '20 November 2026', '7:10', 'IST']) expect(exact).toContain(part);
  });
});
