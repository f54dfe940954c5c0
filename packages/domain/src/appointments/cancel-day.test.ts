import { describe, expect, it } from '@jest/globals';
import { presetAvailability } from './availability';
import { closeDay, daysAway, isPastDay, splitDay } from './cancel-day';
import { openingsOf } from './slots';
import type { ConsultationStatus } from './visit';

const now = new Date('2026-11-20T12:00:00+05:30');
const visit = (status: ConsultationStatus, from: string, to: string) => ({
  status,
  scheduledAt: new Date(`2026-11-20T${from}:00+05:30`),
  endsAt: `2026-11-20T${to}:00+05:30`,
});

describe('a day that a doctor cancels', () => {
  it.each<[ConsultationStatus, string, string, string]>([
    ['requested', '15:00', '15:30', 'cancelled'],
    ['confirmed', '15:00', '15:30', 'cancelled'],
    ['confirmed', '11:45', '12:15', 'cancelled'],
    ['checked_in', '11:00', '11:30', 'cancelled'],
    ['in_progress', '11:45', '12:15', 'left'],
    ['completed', '09:00', '09:30', 'left'],
    ['no_show', '09:00', '09:30', 'left'],
    ['confirmed', '09:00', '09:30', 'left'],
    ['cancelled', '15:00', '15:30', 'neither'],
  ])('makes of a visit that is %s, %s to %s: %s', (status, from, to, expected) => {
    const { cancelled, left } = splitDay([visit(status, from, to)], now);
    expect(cancelled.length ? 'cancelled' : left.length ? 'left' : 'neither').toBe(expected);
  });

  it('is one on which the doctor is away until it is over, if they cancelled a visit of it', () => {
    const { scheduledAt } = visit('cancelled', '09:00', '09:30');
    const ended = { status: 'cancelled' as const, scheduledAt, timeZone: 'Asia/Kolkata' };
    const booked = { by: 'PATIENT' as const, status: 'confirmed' as const };
    const patient = [booked, { by: 'PATIENT' as const, status: 'cancelled' as const }];
    const doctor = [booked, { by: 'DOCTOR' as const, status: 'cancelled' as const }];
    const asked = { ...booked, status: 'requested' as const };
    const nextDay = { ...ended, scheduledAt: new Date(scheduledAt.getTime() + 86_400_000) };
    const visits = [
      { ...ended, changes: doctor },
      { ...ended, changes: patient },
      // A request that was refused.
      { ...nextDay, changes: [asked, ...doctor.slice(1)] },
      { ...ended, status: 'no_show' as const, changes: doctor },
    ];
    const end = new Date('2026-11-21T00:00:00+05:30');
    expect(daysAway(visits, now)).toEqual([{ start: new Date('2026-11-20T00:00:00+05:30'), end }]);
    expect(daysAway(visits, end)).toEqual([]);
  });

  it('is over by the calendar of the doctor', () => {
    const late = new Date('2026-11-20T20:00:00Z');
    expect(isPastDay('2026-11-20', 'Asia/Kolkata', late)).toBe(true);
    expect(isPastDay('2026-11-20', 'Europe/London', late)).toBe(false);
  });

  it('is closed once, also if some of its hours were closed or added before', () => {
    const date = '2026-11-20';
    const types = ['video_call' as const];
    const hours = {
      ...presetAvailability,
      weekly: [{ day: 5, from: '09:00', to: '12:00', types }],
      exceptions: [
        { date, kind: 'closed' as const, from: '10:00', to: '11:00', types, note: null },
        { date, kind: 'extra' as const, from: '15:00', to: '17:00', types, note: null },
      ],
    };
    const exceptions = closeDay(hours, date);
    expect(exceptions).toHaveLength(3);
    expect(openingsOf({ ...hours, exceptions: exceptions ?? [] }, date)).toEqual([]);
    expect(closeDay({ exceptions: exceptions ?? [] }, date)).toBeNull();
  });
});
