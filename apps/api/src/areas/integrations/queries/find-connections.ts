import { notFound } from '@nadi/api-server/problem';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { type HealthConnectionRow, healthConnections } from '../tables/health-connections';
import { type HealthSyncRow, healthSyncs } from '../tables/health-syncs';

/** A patient sees their own connections; those of others do not exist. */
const ownConnections = (caller: Caller) => own(healthConnections.patientId, caller);

/** Leaves the tokens where they are: to be shown, nothing is unsealed. */
const { sealedTokens: _, accountHash: __, ...listedColumns } = getTableColumns(healthConnections);
export type ListedConnection = Omit<HealthConnectionRow, 'sealedTokens' | 'accountHash'>;

export const findConnections = (caller: Caller, tx: Reader): Promise<ListedConnection[]> =>
  tx.select(listedColumns).from(healthConnections).where(ownConnections(caller));

/** Returns a connection, locked until the end of the transaction. @throws 404 if it is absent or another's */
export async function holdConnection(id: string, caller: Caller, tx: Reader): Promise<HealthConnectionRow> {
  const chosen = and(hasId(healthConnections.id, id), ownConnections(caller));
  const [row] = await tx.select().from(healthConnections).where(chosen).for('update');
  if (!row) throw notFound();
  return row;
}

/** Counts the readings of a fetch alone: it may have brought thousands. */
const { identities: ___, readingIds: ____, ...syncColumns } = getTableColumns(healthSyncs);
export type ListedSync = Omit<HealthSyncRow, 'identities' | 'readingIds'>;

/** Returns a page of what a connection brought, newest first, and how many there are. @throws 404 if the connection is absent or another's */
export async function findSyncs(
  connectionId: string,
  { page, limit }: { page: number; limit: number },
  { tx, caller }: { tx: Reader; caller: Caller },
): Promise<{ found: ListedSync[]; total: number }> {
  const [connection] = await tx
    .select({ id: healthConnections.id })
    .from(healthConnections)
    .where(and(hasId(healthConnections.id, connectionId), ownConnections(caller)));
  if (!connection) throw notFound();
  const chosen = and(own(healthSyncs.patientId, caller), eq(healthSyncs.connectionId, connection.id));
  const found = await tx
    .select(syncColumns)
    .from(healthSyncs)
    .where(chosen)
    .orderBy(desc(healthSyncs.createdAt), desc(healthSyncs.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { found, total: await tx.$count(healthSyncs, chosen) };
}
