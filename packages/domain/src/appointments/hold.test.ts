import { describe, expect, it } from '@jest/globals';
import { bookingHoldMinutes, heldUntil, isHeld, spansHeld } from './hold';

const now = new Date('2026-11-20T04:00:00Z');
const doctorId = 'a-doctor';
const wanted = { doctorId, scheduledAt: '2026-11-20T06:00:00Z' };
const hold = { ...wanted, endsAt: '2026-11-20T06:30:00Z', expiresAt: '2026-11-20T04:10:00Z' };

describe('a time that is held for a patient who is booking', () => {
  it('is held for ten minutes', () => {
    expect(bookingHoldMinutes).toBe(10);
    expect(heldUntil(wanted, { before: null, noticeMinutes: 60, now })).toEqual(new Date(hold.expiresAt));
  });

  it('is not held longer than it can be booked', () => {
    expect(heldUntil(wanted, { before: null, noticeMinutes: 115, now })).toEqual(
      new Date('2026-11-20T04:05:00Z'),
    );
  });

  it('is not held longer if its patient asks for it again', () => {
    const later = new Date('2026-11-20T04:09:00Z');
    expect(heldUntil(wanted, { before: hold, noticeMinutes: 0, now: later })).toEqual(
      new Date(hold.expiresAt),
    );
  });

  it.each([
    ['the hold has run out', hold, '2026-11-20T04:10:00Z', '2026-11-20T04:20:00.000Z'],
    [
      'another time is chosen',
      { ...hold, scheduledAt: '2026-11-20T05:30:00Z' },
      '2026-11-20T04:09:00Z',
      '2026-11-20T04:19:00.000Z',
    ],
    [
      'another doctor is chosen',
      { ...hold, doctorId: 'another' },
      '2026-11-20T04:09:00Z',
      '2026-11-20T04:19:00.000Z',
    ],
  ])('is held for ten minutes more if %s', (_, before, at, until) => {
    expect(heldUntil(wanted, { before, noticeMinutes: 0, now: new Date(at) }).toISOString()).toBe(until);
  });

  it('counts as nothing from the instant at which it runs out', () => {
    expect(isHeld(hold, new Date('2026-11-20T04:09:59.999Z'))).toBe(true);
    expect(isHeld(hold, new Date(hold.expiresAt))).toBe(false);
    expect(spansHeld([hold], new Date(hold.expiresAt))).toEqual([]);
    expect(spansHeld([hold], now)).toEqual([
      { start: new Date(hold.scheduledAt), end: new Date(hold.endsAt) },
    ]);
  });
});
