import { answer } from '@nadi/api-server/answers';
import { Problem, unprocessable } from '@nadi/api-server/problem';
import { mostSaved } from '@nadi/domain/trials/referral';
import { and, eq } from 'drizzle-orm';
import { countAlone } from '../../../kernel/limits/count-alone';
import { mutation } from '../../../kernel/operation/operation';
import { ownSaved } from '../policy/trials';
import { presentSaved } from '../presenters/present';
import { findTrial } from '../queries/find-trials';
import { savedTrials } from '../tables/saved-trials';

export const saveTrial = mutation('saveTrial', async ({ body }, given) => {
  const { tx, caller, now, newId, touched } = given;
  const trial = await findTrial(body.trialId, given).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    throw unprocessable([
      { pointer: '/body/trialId', message: 'Must be a study that is published.', code: 'unknown' },
    ]);
  });
  const saved = await countAlone('saved-trials', caller.userId, tx, () =>
    tx.$count(savedTrials, ownSaved(caller)),
  );
  const [before] = await tx
    .select()
    .from(savedTrials)
    .where(and(ownSaved(caller), eq(savedTrials.trialId, trial.id)));
  if (!before && saved >= mostSaved)
    throw unprocessable([
      {
        pointer: '/body',
        message: `You have saved ${mostSaved} studies. Remove one first.`,
        code: 'too-many',
      },
    ]);
  const { registryId, title, id: trialId } = trial;
  const row = before ?? { id: newId(), patientId: caller.userId, trialId, registryId, title, savedAt: now };
  if (!before) await tx.insert(savedTrials).values(row);
  touched({ recordIds: [row.id] });
  return answer(presentSaved(row, trial));
});
