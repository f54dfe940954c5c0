import { expect, it } from '@jest/globals';
import { isUnsigned, orderDay } from './day';
import type { ConsultationStatus } from './visit';

const visit = (id: string, status: ConsultationStatus, time: string, here?: string) => ({
  id,
  status,
  scheduledAt: `2026-11-20T${time}:00Z`,
  changes: here ? [{ status: 'checked_in' as const, at: `2026-11-20T${here}:00Z` }] : [],
});

it('orders a day: under way, who waits longest, what is to come, what is over', () => {
  const { now, later, earlier } = orderDay([
    visit('late', 'confirmed', '12:00'),
    visit('second', 'checked_in', '09:00', '08:58'),
    visit('first', 'checked_in', '09:30', '08:50'),
    visit('soon', 'requested', '11:00'),
    visit('call', 'in_progress', '08:30', '08:20'),
    visit('gone', 'cancelled', '10:00'),
    visit('done', 'completed', '08:00'),
    visit('missed', 'no_show', '07:00'),
  ]);
  expect(now.map(({ id, waitingSince }) => [id, waitingSince])).toEqual([
    ['call', null],
    ['first', '2026-11-20T08:50:00Z'],
    ['second', '2026-11-20T08:58:00Z'],
  ]);
  expect(later.map(({ id }) => id)).toEqual(['soon', 'late']);
  expect(earlier.map(({ id }) => id)).toEqual(['missed', 'done']);
});

it('counts a note as unsigned only after the visit', () => {
  expect(isUnsigned({ status: 'completed', noteState: 'draft' })).toBe(true);
  expect(isUnsigned({ status: 'completed', noteState: 'signed' })).toBe(false);
  expect(isUnsigned({ status: 'in_progress', noteState: 'draft' })).toBe(false);
});
