import type { HealthGoal } from '@nadi/contract/schema';
import { shareOf } from '@nadi/domain/goals/goal-progress';
import { movesOf, takesProgress } from '@nadi/domain/goals/goal-states';
import type { GoalRow } from '@nadi/ui/screens/goals/HealthGoalsScreen';
import { subjectOf } from '../../kernel/offline/subjects';
import type { OutboxEntry } from '../../kernel/offline/write';
import { needsPerson, standingTogether } from '../../kernel/outbox/outbox-selectors';
import { goalSubject } from './writes';

/** A goal for a screen, with what waits for it on this device applied. */
export function withUnsent(goal: HealthGoal, entries: readonly OutboxEntry[]): GoalRow {
  const own = entries.filter(({ subject }) => subject === subjectOf(goalSubject, goal.id));
  let { status, currentValue, startValue } = goal;
  for (const { write } of own) {
    if (write.operation === 'completeHealthGoal') status = 'completed';
    if (write.operation !== 'updateHealthGoalProgress') continue;
    if (status === 'not_started') status = 'in_progress';
    currentValue = write.body.currentValue;
    startValue ??= currentValue;
  }
  const series = [startValue, currentValue].flatMap((value) => (value === null ? [] : { day: '', value }));
  const last = own.find(needsPerson) ?? own.at(-1);
  return {
    ...goal,
    ...{ status, currentValue, startValue, share: own.length > 0 ? shareOf(goal, series) : goal.share },
    ...{ moves: movesOf(status), takesProgress: takesProgress(status) },
    ...(last && {
      unsent: {
        entryId: last.id,
        standing: standingTogether(own),
        message: 'message' in last.standing ? last.standing.message : null,
      },
    }),
  };
}
