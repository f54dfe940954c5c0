import type {
  ExportedHealthGoal,
  HealthGoalAnalytics,
  HealthGoalProgress,
  NewHealthGoal,
} from '@nadi/contract/schema';
import { checkGoal, findTooManyGoals, recordProgress, writeGoal } from '@nadi/domain/goals/goal-changes';
import { findConcern } from '@nadi/domain/goals/goal-concern';
import {
  type GoalTimeframe,
  presentAnalytics,
  presentGoal,
  type ReadingDays,
} from '@nadi/domain/goals/goal-progress';
import type { VitalSignType } from '@nadi/domain/vital-signs/vital-sign';
import type { Kind } from '../../mock-types';
import { subjectOf } from '../assessing';
import { toDays } from '../operations/vital-sign-course';
import { conflict, unprocessable } from '../problems';
import { readingsOf } from '../readings';
import type { Person } from '../world';
import { keptList, keptOne, ownerOf, putInto } from './list-adapters';

export const healthGoals: Kind<ExportedHealthGoal> = {
  kept(given) {
    const me = ownerOf(given);
    return keptList(() => me.healthGoals, {
      put: (goal) => putInto(me.healthGoals, goal),
      remove(id) {
        me.healthGoals = me.healthGoals.filter((goal) => goal.id !== id);
      },
    });
  },

  make(sent, before, given) {
    const { now } = given;
    if (before && given.operationId === 'updateHealthGoalProgress') {
      const recorded = recordProgress(before, sent as HealthGoalProgress, now);
      if ('refusal' in recorded) throw conflict(recorded.refusal);
      if ('faults' in recorded) throw unprocessable(...recorded.faults);
      return kept({ ...before, ...recorded.changes });
    }
    const draft = sent as NewHealthGoal;
    const tooMany = before ? null : findTooManyGoals(ownerOf(given).healthGoals.length);
    const faults = tooMany ? [tooMany] : checkGoal(draft, before);
    if (faults.length > 0) throw unprocessable(...faults);
    return kept({ ...before, ...writeGoal(draft, before, now) });
  },

  show(goal, given) {
    const me = ownerOf(given);
    const height = readingsOf(me, 'height')[0]?.canonicalValue ?? null;
    const concern = findConcern(goal, { subject: subjectOf(me), height, now: given.now });
    return presentGoal(goal, daysOf(me), concern);
  },
};

export const healthGoalAnalytics: Kind<HealthGoalAnalytics> = {
  kept(given) {
    const me = ownerOf(given);
    const timeframe = (given.query.timeframe ?? 'month') as GoalTimeframe;
    return keptOne(() => {
      const goal = me.healthGoals.find(({ id }) => id === given.path.id);
      return goal ? presentAnalytics(goal, daysOf(me), { timeframe, now: given.now }) : null;
    });
  },
};

/** A goal whose moments are texts, as they are exported. */
const kept = <Goal extends { statusSince: Date | string }>(goal: Goal) => ({
  ...goal,
  statusSince: new Date(goal.statusSince).toISOString(),
});

export function daysOf(me: Person): ReadingDays {
  const of = (type: VitalSignType, code: 'value' | 'systolic') =>
    toDays(readingsOf(me, type).reverse()).map((day) => ({
      ...{ day: day.day, count: day.count },
      sum: day[code].sum,
    }));
  return { weight: of('weight', 'value'), blood_pressure: of('blood_pressure', 'systolic') };
}
