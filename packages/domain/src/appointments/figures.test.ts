import { describe, expect, it } from '@jest/globals';
import { addDays, daysFromTo } from '../kernel/calendar';
import { type FiguresPeriod, figuresOf, figuresTable, waitOf } from './figures';
import type { ConsultationEvent, ConsultationStatus } from './visit';

const now = new Date('2026-11-20T09:00:00+05:30');
const asked = { timeZone: 'Asia/Kolkata', now };
const visit = (status: ConsultationStatus, scheduledAt: string, waitMinutes?: number) => {
  const change = (state: ConsultationStatus, minutes: number): ConsultationEvent => ({
    status: state,
    at: new Date(Date.parse(scheduledAt) + minutes * 60_000).toISOString(),
    by: 'DOCTOR',
    scheduledAt,
    reason: null,
  });
  const changes =
    waitMinutes === undefined ? [] : [change('checked_in', -20), change('in_progress', waitMinutes)];
  return { status, scheduledAt, changes, stars: null };
};

describe('figures', () => {
  it('count visits by state, without those that were cancelled or lie on other days', () => {
    const visits = [
      visit('completed', '2026-11-20T08:00:00+05:30'),
      visit('no_show', '2026-11-19T08:00:00+05:30'),
      visit('cancelled', '2026-11-18T08:00:00+05:30'),
      visit('completed', '2026-11-13T23:59:00+05:30'),
      visit('confirmed', '2026-11-21T00:00:00+05:30'),
    ];
    const figures = figuresOf(visits, { ...asked, period: 'week' });
    expect(figures).toMatchObject({ visits: 2, completed: 1, noShows: 1, cancelled: 1 });
    expect(figures.parts.map((part) => [part.visits, part.noShows])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 1],
      [1, 0],
    ]);
  });

  it('say no share and no median of fewer than five', () => {
    const four = Array.from({ length: 4 }, (_, index) =>
      visit('completed', '2026-11-19T08:00:00+05:30', index),
    );
    expect(figuresOf(four, { ...asked, period: 'week' })).toMatchObject({
      noShowPercent: null,
      waits: 4,
      medianWaitMinutes: null,
    });
    const five = [...four, visit('completed', '2026-11-19T08:00:00+05:30', 30)];
    expect(figuresOf(five, { ...asked, period: 'week' })).toMatchObject({
      noShowPercent: 0,
      waits: 5,
      medianWaitMinutes: 2,
    });
  });

  it('count a wait from the time of the visit if the patient came before it, and know none without a check-in', () => {
    expect(waitOf(visit('completed', '2026-11-19T08:00:00+05:30', 7).changes)).toBe(7);
    expect(waitOf(visit('completed', '2026-11-19T08:00:00+05:30', -5).changes)).toBe(0);
    expect(waitOf([])).toBeNull();
  });

  it.each<FiguresPeriod>(['week', 'month', 'quarter', 'year'])('divide a %s without a gap', (period) => {
    const { from, to, parts } = figuresOf([], { ...asked, period });
    expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([from, to]);
    for (const [index, part] of parts.entries()) {
      expect(daysFromTo(part.from, part.to)).toBeGreaterThanOrEqual(0);
      if (index > 0) expect(part.from).toBe(addDays(parts[index - 1]?.to ?? '', 1));
    }
  });

  it('are written as a table for other programs', () => {
    expect(figuresTable([{ from: '2026-11-20', to: '2026-11-20', visits: 3, noShows: 1 }])).toBe(
      'from,to,visits,no_shows\r\n2026-11-20,2026-11-20,3,1\r\n',
    );
  });
});
