import { versioned } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { refuseMove } from '@nadi/domain/kernel/transitions';
import { applicantMoves } from '@nadi/domain/trials/interest';
import { eq } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { interestMoved } from '../notices';
import { ownApplicants } from '../policy/trials';
import { presentApplicant } from '../presenters/present';
import { holdOwn } from '../queries/find-own';
import { trialInterests } from '../tables/trial-interests';

export const moveTrialApplicant = mutation('moveTrialApplicant', async ({ path, headers, body }, given) => {
  const { tx, caller, now, touched, notify } = given;
  const row = await holdOwn(trialInterests, path.id, ownApplicants(caller), tx);
  touched({ subjectId: row.patientId, recordIds: [row.id] });
  expectVersion(headers, row.version, 'TrialApplicant', () => presentApplicant(row));
  const refusal = refuseMove(applicantMoves, row.status, body.status);
  if (refusal !== null) throw conflict(refusal);
  const changes = { status: body.status, updatedAt: now, version: row.version + 1 };
  await tx.update(trialInterests).set(changes).where(eq(trialInterests.id, row.id));
  notify(row.patientId, interestMoved());
  return versioned(presentApplicant({ ...row, ...changes }));
});
