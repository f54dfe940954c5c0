import { versioned } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { syncQueue } from '../jobs/sync-connection';
import { presentConnection } from '../present-connection';
import { holdConnection } from '../queries/find-connections';
import { healthConnections } from '../tables/health-connections';

export const syncHealthConnection = mutation('syncHealthConnection', async ({ path }, given) => {
  const { tx, caller, now, touched, enqueue } = given;
  const found = await holdConnection(path.id, caller, tx);
  if (found.status === 'signed-out') throw conflict('Sign in at the provider again first.');
  const changes = { nextSyncAt: now, version: found.version + 1 };
  await tx.update(healthConnections).set(changes).where(eq(healthConnections.id, found.id));
  touched({ recordIds: [found.id] });
  enqueue(syncQueue, { connection: found.id });
  return versioned(presentConnection({ ...found, ...changes }));
});
