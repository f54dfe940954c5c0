import { and, inArray } from 'drizzle-orm';
import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { ownSaved, visibleTo } from '../policy/trials';
import { presentSaved } from '../presenters/present';
import { findOwnPage } from '../queries/find-own';
import { clinicalTrials } from '../tables/clinical-trials';
import { savedTrials } from '../tables/saved-trials';

export const listSavedTrials = query('listSavedTrials', async ({ query }, { tx, caller, touched }) => {
  const order = { whose: ownSaved(caller), newest: savedTrials.savedAt };
  const { found, total } = await findOwnPage(savedTrials, order, query, tx);
  touched({ recordIds: found.map(({ id }) => id) });
  const ids = found.map(({ trialId }) => trialId);
  const trials =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(clinicalTrials)
          .where(and(inArray(clinicalTrials.id, ids), visibleTo(caller)));
  const byId = new Map(trials.map((trial) => [trial.id, trial]));
  return pageAnswer(
    found.map((row) => presentSaved(row, byId.get(row.trialId) ?? null)),
    { ...query, total },
  );
});
