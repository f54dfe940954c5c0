import { nextAfterFailures, providers, type SyncFailure } from '@nadi/domain/integrations/providers';
import { platformEntry } from '../../../kernel/audit/platform-entry';
import { increment } from '../../../kernel/db/increment';
import type { Writer } from '../../../kernel/db/transaction';
import { addingNotice, notificationQueue } from '../../../kernel/notify/notify';
import type { AppContext } from '../../../kernel/operation/context';
import { signedOutAtProvider } from '../notices';
import { healthConnections } from '../tables/health-connections';
import { healthSyncs } from '../tables/health-syncs';
import { hold, isHeld, type Leased } from './lease';
import { leaveTokens } from './leave-tokens';
import { forgetOlder } from './save-sync';

/**
 * Notes a failure: the person must sign in again if the provider refused, else it is tried again with back-off, and not before the provider wants it.
 *
 * @throws Superseded if this fetch has the connection no more
 */
export async function noteFailure(
  row: Leased,
  { failure, retryAt }: { failure: SyncFailure; retryAt: Date | null },
  { db, newId, clock, bell }: AppContext,
): Promise<void> {
  const now = clock.now();
  const failures = row.failures + 1;
  const isSignedOut = failure === 'refused';
  const next = nextAfterFailures(failures, now);
  await db.write('keeper', async (tx) => {
    await hold(row, tx);
    if (isSignedOut) await leaveHeld(row, { tx, newId });
    const { id: connectionId, patientId } = row;
    const none = { added: 0, identities: [], readingIds: [], alreadyThere: 0, critical: 0, leftOut: [] };
    // Keeps what was saved before it failed.
    await tx
      .insert(healthSyncs)
      .values({ id: row.lease, patientId, connectionId, ...none, failure, createdAt: now })
      .onConflictDoUpdate({ target: healthSyncs.id, set: { failure, createdAt: now } });
    await forgetOlder(connectionId, now, tx);
    await tx
      .update(healthConnections)
      .set({
        ...{ failures, failure, leasedUntil: null, lease: null },
        version: increment(healthConnections.version),
        ...(isSignedOut
          ? { status: 'signed-out' as const, sealedTokens: null, accessUntil: null, nextSyncAt: null }
          : { nextSyncAt: retryAt && retryAt > next ? retryAt : next }),
      })
      .where(isHeld(row));
    if (!isSignedOut) return;
    const about = `${row.id} ${row.connectedAt.toISOString()}`;
    const notice = signedOutAtProvider(providers[row.provider].name, about);
    await tx.execute(addingNotice(patientId, notice, { newId, now }));
    const what = {
      operation: 'syncHealthConnection',
      action: 'change',
      recordType: 'health-connection',
    } as const;
    await tx.execute(platformEntry({ subjectId: patientId, ...what }, { newId, now }));
  });
  if (isSignedOut) await bell.ring(notificationQueue);
}

/** Leaves the tokens to be revoked: they may be new ones, which still hold. */
async function leaveHeld(row: Leased, given: { tx: Writer; newId: () => string }): Promise<void> {
  const { id, provider, accountHash, sealedTokens } = healthConnections;
  const [kept] = await given.tx
    .select({ id, provider, accountHash, sealedTokens })
    .from(healthConnections)
    .where(isHeld(row));
  if (kept?.sealedTokens) await leaveTokens({ ...kept, sealedTokens: kept.sealedTokens }, given);
}
