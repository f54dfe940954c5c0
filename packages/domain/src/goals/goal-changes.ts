import type { At } from '../kernel/at';
import { dateOf } from '../kernel/calendar';
import { latestToday } from '../kernel/latest-today';
import { parseMoment } from '../kernel/moment';
import { refuseMove } from '../kernel/transitions';
import type { GoalDraft, GoalPoint, GoalSource, GoalStatus, KeptGoal } from './goal';
import { goalMoves, takesProgress } from './goal-states';

type Fault = { pointer: string; message: string; code: string };

/** More than anyone can look after. */
const maxGoals = 5000;
/** Milliseconds by which the clock of a device may be ahead. */
const ahead = 5 * 60_000;

/** The units of a goal that readings feed. */
export const unitsFedBy: Readonly<Record<GoalSource, readonly string[]>> = {
  weight: ['kg', 'lb'],
  blood_pressure: ['mmHg'],
};

/** Why another goal cannot be set; null if it can. @param count the number of goals */
export const findTooManyGoals = (count: number): Fault | null =>
  count < maxGoals
    ? null
    : {
        pointer: '/body',
        message: `You already have ${maxGoals} goals. Delete one that you no longer need.`,
        code: 'too-many',
      };

/** The reasons why a goal cannot be set, or take the place of `before`; none if it can. */
export function checkGoal(draft: GoalDraft, before: KeptGoal | null): Fault[] {
  const { start, due, unit, fedBy, currentValue } = draft;
  const faults: Fault[] = [];
  const add = (field: string, code: string, message: string) =>
    faults.push({ pointer: `/body/${field}`, message, code });
  if (due && due < start) add('due', 'range', 'Must not be before the first day.');
  if (fedBy && !unitsFedBy[fedBy].includes(unit))
    add('unit', 'unit', `Must be ${unitsFedBy[fedBy].join(' or ')} for these readings.`);
  else if (!fedBy && before && before.points.length > 0 && unit !== before.unit)
    add('unit', 'has-progress', 'Must stay, because the recorded progress is in it. Set a new goal instead.');
  if (fedBy && currentValue !== undefined)
    add('currentValue', 'fed', 'Must not be given, because readings feed this goal.');
  return faults;
}

/** A goal as it is kept once a checked draft was set, or has taken the place of `before`. */
export function writeGoal<Moment extends At>(
  draft: GoalDraft,
  before: KeptGoal<Moment> | null,
  now: Date,
): KeptGoal<Moment | Date> {
  const { currentValue, fedBy = null, due = null, note = null, ...said } = draft;
  const status = draft.start > latestToday(now) ? 'not_started' : 'in_progress';
  const { points } = before ?? { points: [] };
  const day = dayNow(draft.start, now);
  return {
    ...(before ? { status: before.status, statusSince: before.statusSince } : { status, statusSince: now }),
    ...said,
    ...{ fedBy, due, note },
    points: currentValue === undefined ? points : withPoint(points, { day, value: currentValue }),
  };
}

type Recorded =
  | { refusal: string }
  | { faults: Fault[] }
  | { changes: { points: GoalPoint[]; status?: GoalStatus; statusSince?: Date } };

/** Records progress. Returns why its state refuses it, why it cannot be, or the changes of the goal. */
export function recordProgress(
  goal: KeptGoal,
  { currentValue, at }: { currentValue: number; at?: string | undefined },
  now: Date,
): Recorded {
  if (!takesProgress(goal.status))
    return {
      refusal: `${refuseMove(goalMoves, goal.status, goal.status)} Only then does it take progress.`,
    };
  if (goal.fedBy)
    return { refusal: 'Readings feed this goal. Record a reading, and its progress follows by itself.' };
  const moment = at === undefined ? { at: now, offset: 0 } : parseMoment(at);
  const day = at === undefined ? dayNow(goal.start, now) : dateOf(at);
  const isPossible =
    moment && moment.at.getTime() <= now.getTime() + ahead && day >= goal.start && day <= latestToday(now);
  if (!isPossible)
    return {
      faults: [
        {
          pointer: '/body/at',
          message: 'Must be a moment from the first day of the goal until now.',
          code: 'range',
        },
      ],
    };
  const points = withPoint(goal.points, { day, value: currentValue });
  const begins = goal.status === 'not_started';
  return { changes: { points, ...(begins && { status: 'in_progress', statusSince: now }) } };
}

/** The day of a value of now. East of UTC the first day may have begun where UTC has the day before. */
function dayNow(start: string, now: Date): string {
  const today = now.toISOString().slice(0, 10);
  return start > today && start <= latestToday(now) ? start : today;
}

/** Points with the value of a day, in the place of an earlier one of the same day. */
const withPoint = (points: readonly GoalPoint[], point: GoalPoint): GoalPoint[] =>
  [...points.filter(({ day }) => day !== point.day), point].sort((a, b) => (a.day < b.day ? -1 : 1));
