import { done } from '@nadi/api-server/answers';
import { notFound } from '@nadi/api-server/problem';
import { and } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import { mutation } from '../../../kernel/operation/operation';
import { ownSaved } from '../policy/trials';
import { savedTrials } from '../tables/saved-trials';

export const removeSavedTrial = mutation('removeSavedTrial', async ({ path }, { tx, caller, touched }) => {
  const removed = await tx
    .delete(savedTrials)
    .where(and(hasId(savedTrials.id, path.id), ownSaved(caller)))
    .returning({ id: savedTrials.id });
  if (removed.length === 0) throw notFound();
  touched({ recordIds: removed.map(({ id }) => id) });
  return done();
});
