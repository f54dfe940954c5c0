import { describe, expect, it } from '@jest/globals';
import { firstShownDay, steppedDay } from './dates';

const timeZone = 'Asia/Kolkata';

describe('the days of free times are of the doctor’s calendar', () => {
  it('also where it is still the day before by UTC', () => {
    // 03:00 on 21 November in India.
    const nextSlot = { startsAt: '2026-11-20T21:30:00Z' };
    expect(firstShownDay({ nextSlot, timeZone }, '2026-11-20T05:00:00Z')).toBe('2026-11-21');
    expect(firstShownDay({ nextSlot: null, timeZone }, '2026-11-20T21:30:00Z')).toBe('2026-11-21');
  });

  it('offers no day before the doctor’s today', () => {
    expect(steppedDay('2026-11-25', -7, timeZone, '2026-11-20T21:30:00Z')).toBe('2026-11-21');
    expect(steppedDay('2026-11-21', 7, timeZone, '2026-11-20T21:30:00Z')).toBe('2026-11-28');
    expect(steppedDay('2026-11-20', -7, 'America/New_York', '2026-11-20T03:00:00Z')).toBe('2026-11-19');
  });
});
