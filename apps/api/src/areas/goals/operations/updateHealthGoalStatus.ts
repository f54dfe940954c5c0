import { goalMoves } from '@nadi/domain/goals/goal-states';
import { writing } from '../../../kernel/operation/operation';
import { expectGoal, moveGoal } from '../change-goal';

export const updateHealthGoalStatus = writing('updateHealthGoalStatus', async (request, given) =>
  moveGoal(await expectGoal(request, given), request.body.status, goalMoves, given),
);
