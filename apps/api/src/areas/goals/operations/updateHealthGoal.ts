import { unprocessable } from '@nadi/api-server/problem';
import { checkGoal, writeGoal } from '@nadi/domain/goals/goal-changes';
import { mutation } from '../../../kernel/operation/operation';
import { expectGoal, saveGoal } from '../change-goal';

export const updateHealthGoal = mutation('updateHealthGoal', async (request, given) => {
  const found = await expectGoal(request, given);
  const faults = checkGoal(request.body, found);
  if (faults.length > 0) throw unprocessable(faults);
  return saveGoal(found, writeGoal(request.body, found, given.now), given);
});
