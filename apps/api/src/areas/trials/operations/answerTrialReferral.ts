import { versioned } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { refuseMove } from '@nadi/domain/kernel/transitions';
import { referralAnswers } from '@nadi/domain/trials/referral';
import { eq } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { trialAnswered } from '../notices';
import { ownReferrals } from '../policy/trials';
import { presentReferral } from '../presenters/present';
import { holdOwn } from '../queries/find-own';
import { isConsented } from '../queries/is-consented';
import { trialReferrals } from '../tables/trial-referrals';

export const answerTrialReferral = mutation('answerTrialReferral', async ({ path, headers, body }, given) => {
  const { tx, caller, now, touched, notify } = given;
  const row = await holdOwn(trialReferrals, path.id, ownReferrals(caller), tx);
  touched({ subjectId: row.patientId, recordIds: [row.id] });
  expectVersion(headers, row.version, 'TrialReferral', () => presentReferral(row));
  const refusal = refuseMove(referralAnswers, row.status, body.status);
  if (refusal !== null) throw conflict(refusal);
  if (!(await isConsented(row.patientId, row.doctorId, now, tx)))
    throw conflict('The patient shares nothing with you any more, so this is not answered.');
  const changes = {
    ...{ status: body.status, answer: body.answer ?? null },
    ...{ updatedAt: now, version: row.version + 1 },
  };
  await tx.update(trialReferrals).set(changes).where(eq(trialReferrals.id, row.id));
  notify(row.patientId, trialAnswered());
  return versioned(presentReferral({ ...row, ...changes }));
});
