import type { GoalPoint, KeptGoal } from '@nadi/domain/goals/goal';
import { now } from '@nadi/domain/insights/test/input-of';
import { addDays } from '@nadi/domain/kernel/calendar';

export type Goal = KeptGoal & { id: string };

const today = now.toISOString().slice(0, 10);

/** Returns values so many days apart, the last of today. */
export const points = (values: readonly number[], every = 3): GoalPoint[] =>
  values.map((value, index) => ({ day: addDays(today, (index - values.length + 1) * every), value }));

/** Returns a goal in progress, which the person records values of unless more says else. */
export const goal = (id: string, more: Partial<Goal>): Goal => ({
  ...{ id, title: 'Lose weight', category: 'weight', priority: 'medium', unit: 'kg' },
  ...{ direction: 'at_most', targetValue: 70, start: addDays(today, -80), points: [] },
  ...{ fedBy: null, due: null, note: null, status: 'in_progress', statusSince: now, ...more },
});
