import { versioned } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { nextAsked } from '@nadi/domain/integrations/providers';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { syncQueue } from '../jobs/sync-connection';
import { findRegistered } from '../oauth/registrations';
import { presentConnection } from '../present-connection';
import { findAttention } from '../queries/find-attention';
import { holdConnection } from '../queries/find-connections';
import { healthConnections } from '../tables/health-connections';

export const syncHealthConnection = mutation('syncHealthConnection', async ({ path }, given) => {
  const { tx, caller, now, touched, enqueue, providerLink } = given;
  const found = await holdConnection(path.id, caller, tx);
  if (found.status === 'signed-out') throw conflict('Sign in at the provider again first.');
  if (!(await findRegistered(tx, providerLink)).has(found.provider))
    throw conflict('The provider is not set up here any more.');
  touched({ recordIds: [found.id] });
  const nextSyncAt = nextAsked(found, now);
  const changes = { nextSyncAt, version: found.version + 1 };
  await tx.update(healthConnections).set(changes).where(eq(healthConnections.id, found.id));
  if (nextSyncAt <= now) enqueue(syncQueue, { connection: found.id });
  return versioned(presentConnection({ ...found, ...changes }, await findAttention(found.id, given)));
});
