import type { HealthGoal } from '@nadi/contract/schema';
import type { GoalSource } from '@nadi/domain/goals/goal';
import { findConcern } from '@nadi/domain/goals/goal-concern';
import { presentGoal, type ReadingDays } from '@nadi/domain/goals/goal-progress';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { findDays, findLatestHeight, loadSubject } from '../../vital-signs/offers';
import type { HealthGoalRow } from '../tables/health-goals';

type Asking = { tx: Reader; caller: Caller; now: Date };

/** The days with readings that feed goals, since the first day of any of them. */
export async function findReadingDays(
  goals: readonly HealthGoalRow[],
  { tx, caller }: Asking,
): Promise<ReadingDays> {
  const daysOf = async (type: GoalSource) => {
    const [first] = goals.flatMap(({ fedBy, start }) => (fedBy === type ? [start] : [])).sort();
    if (first === undefined) return [];
    // The day began first furthest east.
    const days = await findDays(caller, type, new Date(`${first}T00:00:00+14:00`), tx);
    const code = type === 'weight' ? 'value' : 'systolic';
    return days.map((day) => ({ day: day.day, count: day.count, sum: day[code].sum }));
  };
  const [weight, pressure] = await Promise.all([daysOf('weight'), daysOf('blood_pressure')]);
  return { weight, blood_pressure: pressure };
}

/** Goals as their person is told of them, with the readings that feed them. */
export async function tellGoals(goals: readonly HealthGoalRow[], asking: Asking): Promise<HealthGoal[]> {
  const { tx, caller, now } = asking;
  const isCompared = goals.some(({ direction }) => direction === 'at_most');
  const [readings, subject, height] = await Promise.all([
    findReadingDays(goals, asking),
    isCompared ? loadSubject(caller, tx) : null,
    isCompared ? findLatestHeight(caller, tx) : null,
  ]);
  return goals.map((goal) =>
    presentGoal(goal, readings, subject && findConcern(goal, { subject, height, now })),
  );
}

/** One goal as its person is told of it. */
export async function tellGoal(goal: HealthGoalRow, asking: Asking): Promise<HealthGoal> {
  const [told] = await tellGoals([goal], asking);
  if (!told) throw new Error('One goal is told as one.');
  return told;
}
