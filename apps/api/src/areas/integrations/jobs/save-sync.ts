import {
  nextAfterFailures,
  providers,
  type SyncFailure,
  syncEvery,
} from '@nadi/domain/integrations/providers';
import { sortSync, syncsKept } from '@nadi/domain/integrations/sync';
import { ifReal } from '@nadi/domain/vital-signs/bounds';
import { and, eq, lt } from 'drizzle-orm';
import { platformEntry } from '../../../kernel/audit/platform-entry';
import { inBatches } from '../../../kernel/db/in-batches';
import { increment } from '../../../kernel/db/increment';
import type { Writer } from '../../../kernel/db/transaction';
import { addingNotice, type Notice, notificationQueue } from '../../../kernel/notify/notify';
import type { AppContext } from '../../../kernel/operation/context';
import { holdSubject, toVitalSign, vitalSigns } from '../../vital-signs/offers';
import { criticalFetched, dangerousLeftOut, signedOutAtProvider } from '../notices';
import type { Fetched } from '../oauth/fetch-readings';
import { findThere } from '../queries/find-imports';
import { type HealthConnectionRow, healthConnections } from '../tables/health-connections';
import { healthSyncs } from '../tables/health-syncs';

/** Milliseconds after which a critical reading is news no more. */
const newsFor = 86_400_000;

/** The connection, as long as it was neither ended nor made again. */
export const isSame = ({ id, connectedAt }: Pick<HealthConnectionRow, 'id' | 'connectedAt'>) =>
  and(eq(healthConnections.id, id), eq(healthConnections.connectedAt, connectedAt));

/** True if it is still there, locked until the end of the transaction. */
async function hold(row: HealthConnectionRow, tx: Writer): Promise<boolean> {
  const found = await tx
    .select({ id: healthConnections.id })
    .from(healthConnections)
    .where(isSame(row))
    .for('update');
  return found.length > 0;
}

/** Adds the readings that the record has not, in one transaction with the note of what came. */
export async function saveSync(
  row: HealthConnectionRow,
  fetched: Fetched,
  to: Date,
  { db, newId, clock, bell }: AppContext,
): Promise<void> {
  const now = clock.now();
  const { patientId } = row;
  const caller = { userId: patientId, actorId: row.connectedBy };
  const notices = await db.write('keeper', async (tx) => {
    if (!(await hold(row, tx))) return [];
    const subject = await holdSubject(caller, tx);
    const there = new Set<string>();
    for (const batch of inBatches(fetched.readings))
      for (const identity of await findThere(batch, caller, tx)) there.add(identity);
    const { added, alreadyThere, leftOut } = sortSync(fetched, { there, subject, now });
    const rows = added.map((reading) => toVitalSign(reading, subject, { caller, newId, now }));
    for (const batch of inBatches(rows)) await tx.insert(vitalSigns).values(batch);
    const critical = rows.filter(({ worst }) => worst === 'critical');
    const id = newId();
    await addSync(
      { id, patientId, connectionId: row.id, added: rows.length, alreadyThere, critical: critical.length },
      { identities: added.map(({ identity }) => identity), leftOut, failure: null, now },
      tx,
    );
    const next = new Date(now.getTime() + syncEvery);
    await tx
      .update(healthConnections)
      .set({
        ...{ fetchedUntil: to, lastSyncAt: now, nextSyncAt: next, leasedUntil: null },
        ...{ failures: 0, failure: null, version: increment(healthConnections.version) },
      })
      .where(isSame(row));
    const isNews = (at: Date) => at.getTime() > now.getTime() - newsFor;
    const { name } = providers[row.provider];
    const told: Notice[] = [];
    if (critical.some(({ measuredAt }) => isNews(measuredAt))) told.push(criticalFetched(name, id));
    if (leftOut.some(({ measuredAt, message }) => message.endsWith(ifReal) && isNews(new Date(measuredAt))))
      told.push(dangerousLeftOut(name, id));
    for (const notice of told) await tx.execute(addingNotice(patientId, notice, { newId, now }));
    if (rows.length > 0) {
      const what = { operation: 'syncHealthConnection', action: 'create', recordType: 'vital-sign' } as const;
      await tx.execute(platformEntry({ subjectId: patientId, ...what }, { newId, now }));
    }
    return told;
  });
  if (notices.length > 0) await bell.ring(notificationQueue);
}

type New = Pick<
  typeof healthSyncs.$inferInsert,
  'id' | 'patientId' | 'connectionId' | 'added' | 'alreadyThere' | 'critical'
>;
type Came = Pick<typeof healthSyncs.$inferInsert, 'identities' | 'leftOut' | 'failure'> & { now: Date };

/** Adds what a fetch brought, and removes what is older than a year. */
async function addSync(row: New, { now, ...came }: Came, tx: Writer): Promise<void> {
  await tx.insert(healthSyncs).values({ ...row, ...came, createdAt: now });
  const before = lt(healthSyncs.createdAt, new Date(now.getTime() - syncsKept));
  await tx.delete(healthSyncs).where(and(eq(healthSyncs.connectionId, row.connectionId), before));
}

/** Notes a failure: the person must sign in again if the provider refused, else it is tried again with back-off. */
export async function noteFailure(
  row: HealthConnectionRow,
  failure: SyncFailure,
  { db, newId, clock, bell }: AppContext,
): Promise<void> {
  const now = clock.now();
  const failures = row.failures + 1;
  const isSignedOut = failure === 'refused';
  const isNoted = await db.write('keeper', async (tx) => {
    if (!(await hold(row, tx))) return false;
    const { patientId } = row;
    await addSync(
      { id: newId(), patientId, connectionId: row.id, added: 0, alreadyThere: 0, critical: 0 },
      { identities: [], leftOut: [], failure, now },
      tx,
    );
    await tx
      .update(healthConnections)
      .set({
        ...{ failures, failure, leasedUntil: null, version: increment(healthConnections.version) },
        ...(isSignedOut
          ? { status: 'signed-out' as const, sealedTokens: null, accessUntil: null, nextSyncAt: null }
          : { nextSyncAt: nextAfterFailures(failures, now) }),
      })
      .where(isSame(row));
    if (!isSignedOut) return true;
    const about = `${row.id} ${row.connectedAt.toISOString()}`;
    const notice = signedOutAtProvider(providers[row.provider].name, about);
    await tx.execute(addingNotice(patientId, notice, { newId, now }));
    const what = {
      operation: 'syncHealthConnection',
      action: 'change',
      recordType: 'health-connection',
    } as const;
    await tx.execute(platformEntry({ subjectId: patientId, ...what }, { newId, now }));
    return true;
  });
  if (isNoted && isSignedOut) await bell.ring(notificationQueue);
}
