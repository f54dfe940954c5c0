import { done } from '@nadi/api-server/answers';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { revocationQueue } from '../jobs/revoke-tokens';
import { holdConnection } from '../queries/find-connections';
import { removeBrought } from '../remove-brought';
import { healthConnections } from '../tables/health-connections';

/** Ends a connection without a word to its provider: a trigger leaves the tokens to be revoked after the commit. */
export const endHealthConnection = mutation('endHealthConnection', async ({ path, query }, given) => {
  const { tx, caller, touched, enqueue } = given;
  const found = await holdConnection(path.id, caller, tx);
  if (query.readings === 'remove') await removeBrought(found.id, given);
  await tx.delete(healthConnections).where(eq(healthConnections.id, found.id));
  touched({ recordIds: [found.id] });
  enqueue(revocationQueue, {});
  return done();
});
