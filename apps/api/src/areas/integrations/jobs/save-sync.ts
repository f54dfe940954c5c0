import { newsSince, providers, syncEvery } from '@nadi/domain/integrations/providers';
import {
  type FetchedPage,
  isNews,
  type LeftOutOfSync,
  leftOutKept,
  leftOutKey,
  listLeftOut,
  sortSync,
} from '@nadi/domain/integrations/sync';
import { mayBeUrgent } from '@nadi/domain/vital-signs/assessment';
import { and, eq, lt, sql } from 'drizzle-orm';
import { platformEntry } from '../../../kernel/audit/platform-entry';
import { increment } from '../../../kernel/db/increment';
import type { Reader, Writer } from '../../../kernel/db/transaction';
import { addingNotice, type Notice, notificationQueue } from '../../../kernel/notify/notify';
import type { AppContext } from '../../../kernel/operation/context';
import { holdSubject, toVitalSign, type VitalSignRow, vitalSigns } from '../../vital-signs/offers';
import { criticalFetched, dangerousLeftOut } from '../notices';
import { findThere, holdImports } from '../queries/find-imports';
import { healthConnections } from '../tables/health-connections';
import { healthSyncs } from '../tables/health-syncs';
import { hold, isHeld, type Leased } from './lease';

/** Adds the readings of a part of an answer that the record has not, in one transaction with the note of what came. */
export async function savePage(row: Leased, page: FetchedPage, context: AppContext): Promise<void> {
  const { db, newId, clock, bell } = context;
  const now = clock.now();
  const { patientId } = row;
  const caller = { userId: patientId, actorId: row.connectedBy };
  const isTold = await db.write('keeper', async (tx) => {
    await hold(row, tx);
    const subject = await holdSubject(caller, tx);
    await holdImports(caller, tx);
    const there = await findThere(page.readings, caller, tx);
    const leftOutBefore = await findLeftOut(row.id, tx);
    const { added, alreadyThere, leftOut } = sortSync(page, { there, leftOutBefore, subject, now });
    const rows = added.map((reading) => toVitalSign(reading, subject, { caller, newId, now }));
    if (rows.length > 0) await tx.insert(vitalSigns).values(rows);
    const identities = added.map(({ identity }) => identity);
    await addToSync(row, { rows, identities, alreadyThere, leftOut }, { now, tx });
    const notices = noticesOf(row, { rows, leftOut }, now);
    for (const notice of notices) await tx.execute(addingNotice(patientId, notice, { newId, now }));
    if (rows.length > 0) {
      const what = { operation: 'syncHealthConnection', action: 'create', recordType: 'vital-sign' } as const;
      await tx.execute(platformEntry({ subjectId: patientId, ...what }, { newId, now }));
    }
    return notices.length > 0;
  });
  if (isTold) await bell.ring(notificationQueue);
}

type Came = { rows: readonly VitalSignRow[]; leftOut: readonly LeftOutOfSync[] };

/** Tells of what is news and may be dangerous: each reading that was left out once, however often the provider sends it. */
function noticesOf(row: Leased, { rows, leftOut }: Came, now: Date): Notice[] {
  const since = newsSince(row.lastSyncAt, now);
  const { name } = providers[row.provider];
  const isCritical = rows.some(
    ({ assessment, measuredAt }) => mayBeUrgent(assessment) && measuredAt >= since,
  );
  const dangerous = leftOut.find((one) => one.isDangerous && isNews(one.measuredAt, since, now));
  return [
    ...(isCritical ? [criticalFetched(name, row.lease)] : []),
    ...(dangerous ? [dangerousLeftOut(name, `${row.id} ${dangerous.type} ${dangerous.measuredAt}`)] : []),
  ];
}

/** Returns what the fetches of a connection left out so far. */
async function findLeftOut(connectionId: string, tx: Reader): Promise<ReadonlySet<string>> {
  const { leftOut } = healthSyncs;
  const rows = await tx
    .select({ leftOut })
    .from(healthSyncs)
    .where(and(eq(healthSyncs.connectionId, connectionId), sql`jsonb_array_length(${leftOut}) > 0`));
  return new Set(rows.flatMap((row) => row.leftOut.map(leftOutKey)));
}

type Brought = Came & { identities: readonly string[]; alreadyThere: number };

/** Adds a part to what the fetch brought. A fetch that brings and leaves out nothing is not noted: there are four a day. */
async function addToSync(row: Leased, came: Brought, { now, tx }: { now: Date; tx: Writer }): Promise<void> {
  if (came.rows.length + came.leftOut.length === 0) return;
  const [known] = await tx.select().from(healthSyncs).where(eq(healthSyncs.id, row.lease));
  const critical = came.rows.filter(({ assessment }) => mayBeUrgent(assessment)).length;
  const sums = {
    added: (known?.added ?? 0) + came.rows.length,
    identities: [...(known?.identities ?? []), ...came.identities],
    readingIds: [...(known?.readingIds ?? []), ...came.rows.map(({ id }) => id)],
    alreadyThere: (known?.alreadyThere ?? 0) + came.alreadyThere,
    critical: (known?.critical ?? 0) + critical,
    leftOut: listLeftOut([...(known?.leftOut ?? []), ...came.leftOut]),
    createdAt: now,
  };
  const { id: connectionId, patientId } = row;
  await tx
    .insert(healthSyncs)
    .values({ id: row.lease, patientId, connectionId, ...sums, failure: null })
    .onConflictDoUpdate({ target: healthSyncs.id, set: sums });
}

/** Notes up to when the readings are kept. A later fetch goes on from there. */
export const moveOn = (row: Leased, to: Date, { db }: AppContext): Promise<void> =>
  db.write('keeper', async (tx) => {
    await hold(row, tx);
    await tx.update(healthConnections).set({ fetchedUntil: to }).where(isHeld(row));
  });

/** Notes the end of a fetch that did not fail, and forgets what was left out more than a year ago. */
export const finishSync = (row: Leased, { db, clock }: AppContext): Promise<void> =>
  db.write('keeper', async (tx) => {
    const now = clock.now();
    await hold(row, tx);
    await forgetOlder(row.id, now, tx);
    await tx
      .update(healthConnections)
      .set({
        ...{ lastSyncAt: now, nextSyncAt: new Date(now.getTime() + syncEvery) },
        ...{ leasedUntil: null, lease: null },
        ...{ failures: 0, failure: null, version: increment(healthConnections.version) },
      })
      .where(isHeld(row));
  });

export async function forgetOlder(connectionId: string, now: Date, tx: Writer): Promise<void> {
  const before = lt(healthSyncs.createdAt, new Date(now.getTime() - leftOutKept));
  const older = and(eq(healthSyncs.connectionId, connectionId), before);
  await tx.delete(healthSyncs).where(and(older, eq(healthSyncs.added, 0)));
  // Names of what was added stay: all of it can still be removed.
  await tx
    .update(healthSyncs)
    .set({ leftOut: [] })
    .where(and(older, sql`jsonb_array_length(${healthSyncs.leftOut}) > 0`));
}
