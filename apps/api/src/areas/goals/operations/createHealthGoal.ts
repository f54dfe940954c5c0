import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { checkGoal, findTooManyGoals, writeGoal } from '@nadi/domain/goals/goal-changes';
import { mutation } from '../../../kernel/operation/operation';
import { holdCount } from '../queries/find-goals';
import { tellGoal } from '../queries/tell-goals';
import { healthGoals } from '../tables/health-goals';

export const createHealthGoal = mutation('createHealthGoal', async ({ body }, given) => {
  const { tx, caller, now, newId, touched } = given;
  const tooMany = findTooManyGoals(await holdCount(caller, tx));
  const faults = tooMany ? [tooMany] : checkGoal(body, null);
  if (faults.length > 0) throw unprocessable(faults);
  const added = {
    ...{ id: newId(), patientId: caller.userId, version: 1, createdAt: now, updatedAt: now },
    ...writeGoal<Date>(body, null, now),
  };
  await tx.insert(healthGoals).values(added);
  touched({ recordIds: [added.id] });
  return versioned(await tellGoal(added, given));
});
