import { describe, expect, it } from '@jest/globals';
import { dueVisitReminder } from './reminders';

const visit = {
  status: 'confirmed' as const,
  scheduledAt: new Date('2026-11-20T10:00:00Z'),
  changedAt: new Date('2026-11-10T10:00:00Z'),
};
const at = (time: string) => new Date(`2026-11-${time}:00Z`);

describe('the reminder of a visit', () => {
  it.each([
    ['19T09:59', null],
    ['19T10:00', 'day'],
    ['20T08:59', 'day'],
    ['20T09:00', 'hour'],
    ['20T09:59', 'hour'],
    ['20T10:00', null],
  ])('at %s is %s', (time, expected) => {
    expect(dueVisitReminder(visit, at(time))).toBe(expected);
  });

  it('is not due for a visit that is not confirmed', () => {
    for (const status of ['requested', 'checked_in', 'cancelled', 'no_show'] as const)
      expect(dueVisitReminder({ ...visit, status }, at('20T09:30'))).toBeNull();
  });

  it('is not due where the booking itself told of the time within its lead', () => {
    const changedAt = at('20T06:00');
    expect(dueVisitReminder({ ...visit, changedAt }, at('20T07:00'))).toBeNull();
    expect(dueVisitReminder({ ...visit, changedAt }, at('20T09:10'))).toBe('hour');
    expect(dueVisitReminder({ ...visit, changedAt: at('20T09:05') }, at('20T09:10'))).toBeNull();
  });
});
