import { type At, isoOf } from '../kernel/at';
import { addDays } from '../kernel/calendar';
import { latestToday } from '../kernel/latest-today';
import { fromCanonical, roundTo } from '../vital-signs/units';
import { type GoalPoint, type GoalSource, isReached, type KeptGoal, type Target } from './goal';
import type { GoalConcern } from './goal-concern';
import { forecastOf } from './goal-forecast';

/** The readings of a local day: their number, and the sum of their values in the canonical unit. */
export type ReadingDay = { day: string; count: number; sum: number | null };

/** For each type the days that readings were taken on, oldest first. */
export type ReadingDays = Readonly<Partial<Record<GoalSource, readonly ReadingDay[]>>>;

const decimals = { weight: 1, blood_pressure: 0 } as const;

/** The values of a goal by day, oldest first: recorded by the person, or means of the readings until it ended. */
export function seriesOf(goal: KeptGoal, readings: ReadingDays): readonly GoalPoint[] {
  const { fedBy, start, status, statusSince, unit } = goal;
  if (!fedBy) return goal.points;
  const isOver = status === 'completed' || status === 'abandoned';
  const end = isOver ? latestToday(new Date(isoOf(statusSince))) : null;
  return (readings[fedBy] ?? []).flatMap(({ day, count, sum }) => {
    if (sum === null || day < start || (end !== null && day > end)) return [];
    const mean = sum / count;
    const value = unit === 'lb' ? fromCanonical(mean, '[lb_av]') : mean;
    return [{ day, value: roundTo(value, decimals[fedBy]) }];
  });
}

/** The part of the way from the first value to the target, from 0 to 1; null without a value. Only a reached goal has 1. */
export function shareOf(target: Target, series: readonly GoalPoint[]): number | null {
  const [first, last] = [series[0], series.at(-1)];
  if (!first || !last) return null;
  if (isReached(target, last.value)) return 1;
  if (isReached(target, first.value)) return 0;
  const share = (last.value - first.value) / (target.targetValue - first.value);
  return Math.max(0, Math.floor(share * 100) / 100);
}

type Row = KeptGoal & { id: string; version: number; createdAt: At; updatedAt: At };

/** A goal, as its person is told of it. */
export function presentGoal(row: Row, readings: ReadingDays, concern: GoalConcern | null) {
  const { points: _, ...goal } = row;
  const series = seriesOf(row, readings);
  const [first, last] = [series[0] ?? null, series.at(-1) ?? null];
  return {
    id: goal.id,
    title: goal.title,
    category: goal.category,
    priority: goal.priority,
    status: goal.status,
    statusSince: isoOf(goal.statusSince),
    direction: goal.direction,
    targetValue: goal.targetValue,
    startValue: first?.value ?? null,
    currentValue: last?.value ?? null,
    share: shareOf(goal, series),
    unit: goal.unit,
    fedBy: goal.fedBy,
    readings: goal.fedBy && { days: series.length, from: first?.day ?? null, to: last?.day ?? null },
    start: goal.start,
    due: goal.due,
    note: goal.note,
    concern,
    version: goal.version,
    createdAt: isoOf(goal.createdAt),
    updatedAt: isoOf(goal.updatedAt),
  };
}

/**
 * Returns the goals in progress of some: the nearest last day to come first, then those whose last day is over, the latest first, and at the end those
 * without one, the newest first.
 *
 * @param today as YYYY-MM-DD
 */
export function nearestGoals<Goal extends Pick<KeptGoal, 'status' | 'due'>>(
  newestFirst: readonly Goal[],
  today: string,
): Goal[] {
  const groupOf = ({ due }: Goal) => (due === null ? 2 : due < today ? 1 : 0);
  return newestFirst
    .filter(({ status }) => status === 'in_progress')
    .toSorted((one, other) => {
      const group = groupOf(one);
      if (group !== groupOf(other) || one.due === null || other.due === null) return group - groupOf(other);
      return group === 1 ? other.due.localeCompare(one.due) : one.due.localeCompare(other.due);
    });
}

const daysOf = { week: 7, month: 30, year: 365 } as const;
export type GoalTimeframe = keyof typeof daysOf;

/** The values of the last days, and the forecast. */
export function presentAnalytics(
  goal: KeptGoal,
  readings: ReadingDays,
  { timeframe, now }: { timeframe: GoalTimeframe; now: Date },
) {
  const to = latestToday(now);
  const from = addDays(to, 1 - daysOf[timeframe]);
  const series = seriesOf(goal, readings);
  const points = series.filter(({ day }) => day >= from);
  const [first, last] = [points[0], points.at(-1)];
  return {
    timeframe,
    from,
    to,
    points: [...points],
    change: first && last && first !== last ? roundTo(last.value - first.value, 3) : null,
    forecast: goal.status === 'in_progress' ? forecastOf(goal, series, to) : null,
  };
}

type Told = Omit<Row, 'points'> & { startValue: number | null; currentValue: number | null };

/** A goal of the examples as it is kept, with its times moved: between its first and its latest value nothing is told. */
export function keptOf(told: Told, moved: (at: string) => string): Row {
  const dayOf = (at: string) => moved(at).slice(0, 10);
  const values = [
    { day: dayOf(told.start), value: told.startValue },
    { day: dayOf(isoOf(told.updatedAt)), value: told.currentValue },
  ];
  return {
    id: told.id,
    title: told.title,
    category: told.category,
    priority: told.priority,
    status: told.status,
    statusSince: moved(isoOf(told.statusSince)),
    direction: told.direction,
    targetValue: told.targetValue,
    unit: told.unit,
    fedBy: told.fedBy,
    start: dayOf(told.start),
    due: told.due && dayOf(told.due),
    note: told.note,
    points: told.fedBy ? [] : values.flatMap(({ day, value }) => (value === null ? [] : { day, value })),
    version: told.version,
    createdAt: moved(isoOf(told.createdAt)),
    updatedAt: moved(isoOf(told.updatedAt)),
  };
}
