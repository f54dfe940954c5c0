import { versioned } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { refuseMove } from '@nadi/domain/kernel/transitions';
import { referralWithdrawal } from '@nadi/domain/trials/referral';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { ownReferrals } from '../policy/trials';
import { presentReferral } from '../presenters/present';
import { holdOwn } from '../queries/find-own';
import { trialReferrals } from '../tables/trial-referrals';

export const withdrawTrialReferral = mutation('withdrawTrialReferral', async ({ path }, given) => {
  const { tx, caller, now, touched } = given;
  const row = await holdOwn(trialReferrals, path.id, ownReferrals(caller), tx);
  touched({ recordIds: [row.id] });
  const refusal = refuseMove(referralWithdrawal, row.status, 'WITHDRAWN');
  if (refusal !== null) throw conflict(refusal);
  const changes = {
    ...{ status: 'WITHDRAWN' as const, question: null },
    ...{ updatedAt: now, version: row.version + 1 },
  };
  await tx.update(trialReferrals).set(changes).where(eq(trialReferrals.id, row.id));
  return versioned(presentReferral({ ...row, ...changes }));
});
