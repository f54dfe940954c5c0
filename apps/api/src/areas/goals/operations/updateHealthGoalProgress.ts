import { conflict, unprocessable } from '@nadi/api-server/problem';
import { recordProgress } from '@nadi/domain/goals/goal-changes';
import { mutation } from '../../../kernel/operation/operation';
import { expectGoal, saveGoal } from '../change-goal';

export const updateHealthGoalProgress = mutation('updateHealthGoalProgress', async (request, given) => {
  const found = await expectGoal(request, given);
  const recorded = recordProgress(found, request.body, given.now);
  if ('refusal' in recorded) throw conflict(recorded.refusal);
  if ('faults' in recorded) throw unprocessable(recorded.faults);
  return saveGoal(found, recorded.changes, given);
});
