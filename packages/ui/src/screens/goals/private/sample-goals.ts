import type { GoalAnalytics, GoalRow } from '../types';

export const clock = { now: '2026-11-20T10:00:00+05:30', timeZone: 'Asia/Kolkata' };
export const today = '2026-11-20';

export const goal = (more: Partial<GoalRow> = {}): GoalRow => ({
  ...{ id: 'walk', title: 'Walk 150 minutes a week', category: 'activity', priority: 'medium' },
  ...{ status: 'in_progress', statusSince: '2026-11-02T09:00:00+05:30' },
  ...{ direction: 'at_least', targetValue: 150, startValue: 40, currentValue: 95, share: 0.5, unit: 'min' },
  ...{
    fedBy: null,
    readings: null,
    start: '2026-11-02',
    due: '2026-12-31',
    note: 'After dinner, with Mohan.',
  },
  ...{ concern: null, version: 3, moves: ['paused', 'completed', 'abandoned'], takesProgress: true },
  ...more,
});

export const weight = (more: Partial<GoalRow> = {}): GoalRow =>
  goal({
    ...{ id: 'weight', title: 'Reach 65 kg by the end of January', category: 'weight', priority: 'high' },
    ...{ direction: 'at_most', targetValue: 65, startValue: 70, currentValue: 68.4, share: 0.32, unit: 'kg' },
    ...{ fedBy: 'weight', readings: { days: 12, from: '2026-11-01', to: '2026-11-17' } },
    ...{ start: '2026-11-01', due: '2027-01-31', note: null },
    ...more,
  });

export const done = (more: Partial<GoalRow> = {}): GoalRow =>
  goal({
    ...{ id: 'eyes', title: 'Have my eyes checked', category: 'check_up', priority: 'low', unit: 'visit' },
    ...{ status: 'completed', statusSince: '2026-10-18T12:30:00+05:30', takesProgress: false },
    ...{ targetValue: 1, startValue: 1, currentValue: 1, share: 1, due: null, note: null },
    ...{ moves: ['not_started', 'in_progress', 'paused'] },
    ...more,
  });

export const analytics = (more: Partial<GoalAnalytics> = {}): GoalAnalytics => ({
  ...{ from: '2026-10-22', to: '2026-11-20', change: -1.6 },
  points: [70, 69.8, 69.9, 69.5, 69.3, 69.4, 69, 68.9, 68.7, 68.8, 68.5, 68.4].map((value, index) => ({
    day: `2026-11-${String(1 + Math.round(index * 1.45)).padStart(2, '0')}`,
    value,
  })),
  forecast: {
    ...{ outcome: 'expected', day: '2026-12-27', earliest: '2026-12-18', latest: '2027-01-09', days: 12 },
  },
  ...more,
});
