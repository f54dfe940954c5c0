import type { HealthGoal } from '@nadi/contract/schema';
import type { GoalSource } from '@nadi/domain/goals/goal';
import { findConcern } from '@nadi/domain/goals/goal-concern';
import { presentGoal, type ReadingDays } from '@nadi/domain/goals/goal-progress';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { findDays, findLatestOfTypes, loadSubject } from '../../vital-signs/offers';
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
  return { weight: await daysOf('weight'), blood_pressure: await daysOf('blood_pressure') };
}

/** Goals as their person is told of them, with the readings that feed them. */
export async function tellGoals(goals: readonly HealthGoalRow[], asking: Asking): Promise<HealthGoal[]> {
  const { tx, caller, now } = asking;
  const readings = await findReadingDays(goals, asking);
  const isCompared = goals.some(({ direction }) => direction === 'at_most');
  const subject = isCompared ? await loadSubject(caller, tx) : null;
  const latest = isCompared ? await findLatestOfTypes(caller, tx) : [];
  const height = latest.find(({ row }) => row.type === 'height')?.row.canonicalValue ?? null;
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
