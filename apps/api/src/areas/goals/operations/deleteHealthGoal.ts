import { done } from '@nadi/api-server/answers';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { expectGoal } from '../change-goal';
import { healthGoals } from '../tables/health-goals';

export const deleteHealthGoal = mutation('deleteHealthGoal', async (request, given) => {
  const found = await expectGoal(request, given);
  await given.tx.delete(healthGoals).where(eq(healthGoals.id, found.id));
  return done();
});
