import { goalMoves } from '@nadi/domain/goals/goal-states';
import { mutation } from '../../../kernel/operation/operation';
import { expectGoal, moveGoal } from '../change-goal';

export const updateHealthGoalStatus = mutation('updateHealthGoalStatus', async (request, given) =>
  moveGoal(await expectGoal(request, given), request.body.status, goalMoves, given),
);
