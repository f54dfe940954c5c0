import { completion } from '@nadi/domain/goals/goal-states';
import { mutation } from '../../../kernel/operation/operation';
import { expectGoal, moveGoal } from '../change-goal';

export const completeHealthGoal = mutation('completeHealthGoal', async (request, given) =>
  moveGoal(await expectGoal(request, given), 'completed', completion, given),
);
