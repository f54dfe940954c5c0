import { versioned } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { refuseMove } from '@nadi/domain/kernel/transitions';
import { interestWithdrawal } from '@nadi/domain/trials/interest';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { interestWithdrawn } from '../notices';
import { ownInterests } from '../policy/trials';
import { presentInterest } from '../presenters/present';
import { holdOwn } from '../queries/find-own';
import { trialInterests } from '../tables/trial-interests';

export const withdrawTrialInterest = mutation('withdrawTrialInterest', async ({ path }, given) => {
  const { tx, caller, now, touched, notify } = given;
  const row = await holdOwn(trialInterests, path.id, ownInterests(caller), tx);
  touched({ recordIds: [row.id] });
  const refusal = refuseMove(interestWithdrawal, row.status, 'WITHDRAWN');
  if (refusal !== null) throw conflict(refusal);
  const changes = {
    ...{ status: 'WITHDRAWN' as const, applicant: null, note: null },
    ...{ updatedAt: now, version: row.version + 1 },
  };
  await tx.update(trialInterests).set(changes).where(eq(trialInterests.id, row.id));
  notify(row.coordinatorId, interestWithdrawn());
  return versioned(presentInterest({ ...row, ...changes }));
});
