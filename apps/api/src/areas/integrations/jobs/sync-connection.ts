import { type ImportedReading, sortReadings } from '@nadi/domain/integrations/health-import';
import {
  firstFetchReaches,
  nextAfterFailures,
  overlap,
  providerAt,
  type SyncFailure,
  syncEvery,
} from '@nadi/domain/integrations/providers';
import { and, eq, lte } from 'drizzle-orm';
import type { AppContext } from '../../../kernel/operation/context';
import { holdSubject, toVitalSign, vitalSigns } from '../../vital-signs/offers';
import { demoProviderOf } from '../demo-provider/of-installation';
import { fetchOf, ProviderRefused, refreshTokens, type Tokens } from '../oauth/client';
import { findRegistration, sealTokens, unsealTokens } from '../oauth/registrations';
import { fetchReadings, Unreadable } from '../oauth/fetch-readings';
import { findThere } from '../queries/find-imports';
import { type HealthConnectionRow, healthConnections } from '../tables/health-connections';
import { healthSyncs } from '../tables/health-syncs';

export const syncQueue = 'health-syncs';

/** Milliseconds for which no other server fetches from the same account. */
const lease = 600_000;
/** Milliseconds before its end at which an access token is renewed. */
const early = 60_000;

/** Takes a due connection, so that no other server fetches from it. Returns null if it is not due. */
export const claim = (id: string, { db, clock }: AppContext): Promise<HealthConnectionRow | null> =>
  db.write('keeper', async (tx) => {
    const now = clock.now();
    const due = and(eq(healthConnections.id, id), lte(healthConnections.nextSyncAt, now));
    const [row] = await tx
      .update(healthConnections)
      .set({ nextSyncAt: new Date(now.getTime() + lease) })
      .where(due)
      .returning();
    return row ?? null;
  });

/** Fetches new readings of an account, and notes what came of it. */
export async function syncConnection(id: string, context: AppContext): Promise<void> {
  const row = await claim(id, context);
  if (!row) return;
  const to = context.clock.now();
  const from = new Date((row.fetchedUntil?.getTime() ?? to.getTime() - firstFetchReaches) - overlap);
  try {
    const readings = await readAccount(row, { from, to }, context);
    await save(row, readings, to, context);
  } catch (error) {
    await noteFailure(row, failureOf(error), context);
  }
}

const failureOf = (error: unknown): SyncFailure => {
  if (error instanceof ProviderRefused) return 'refused';
  return error instanceof Unreadable ? 'unreadable' : 'unreachable';
};

async function readAccount(
  row: HealthConnectionRow,
  range: { from: Date; to: Date },
  context: AppContext,
): Promise<ImportedReading[]> {
  const { secrets, config, db, clock } = context;
  const registration = await db.read('keeper', (tx) => findRegistration(row.provider, { tx, secrets }));
  if (!registration || !row.sealedTokens) throw new ProviderRefused('It is not configured any more.');
  const provider = providerAt(row.provider, config.publicUrl);
  const fetch = fetchOf(provider, demoProviderOf({ secrets, publicUrl: config.publicUrl }));
  const asked = { provider, registration, fetch, now: clock.now() };
  let tokens = unsealTokens(secrets, row.id, { sealedTokens: row.sealedTokens, accessUntil: row.accessUntil });
  if (isOver(tokens, clock.now())) {
    if (!tokens.refresh) throw new ProviderRefused('There is no refresh token.');
    tokens = await refreshTokens(asked, tokens.refresh);
    // Kept before it is used: the old refresh token holds no more.
    const sealed = sealTokens(secrets, row.id, tokens);
    await db.write('keeper', (tx) =>
      tx.update(healthConnections).set(sealed).where(eq(healthConnections.id, row.id)),
    );
  }
  return fetchReadings(provider, tokens.access, range, fetch);
}

const isOver = ({ accessUntil }: Tokens, now: Date): boolean =>
  accessUntil !== null && accessUntil.getTime() - early <= now.getTime();

/** Adds the readings that the record has not, in one transaction with the note of what came. */
async function save(
  row: HealthConnectionRow,
  readings: readonly ImportedReading[],
  to: Date,
  { db, newId, clock }: AppContext,
): Promise<void> {
  const now = clock.now();
  const caller = { userId: row.patientId, actorId: row.patientId };
  await db.write('keeper', async (tx) => {
    // Ended meanwhile: nothing is added any more.
    const chosen = eq(healthConnections.id, row.id);
    const [held] = await tx.select().from(healthConnections).where(chosen).for('update');
    if (!held) return;
    const subject = await holdSubject(caller, tx);
    const there = await findThere(readings, caller, tx);
    const { added, leftOut } = sortReadings(readings, { there, subject, now });
    const rows = added.map((reading) => toVitalSign(reading, subject, { caller, newId, now }));
    if (rows.length > 0) await tx.insert(vitalSigns).values(rows);
    await tx.insert(healthSyncs).values({
      ...{ id: newId(), patientId: row.patientId, connectionId: row.id, added: rows.length },
      alreadyThere: leftOut.filter(({ reason }) => reason === 'already-there').length,
      critical: rows.filter(({ worst }) => worst === 'critical').length,
      leftOut: leftOut.filter(({ reason }) => reason === 'impossible').slice(0, 1000),
      ...{ failure: null, createdAt: now },
    });
    await tx
      .update(healthConnections)
      .set({
        ...{ fetchedUntil: to, lastSyncAt: now, nextSyncAt: new Date(now.getTime() + syncEvery) },
        ...{ failures: 0, failure: null, version: held.version + 1 },
      })
      .where(chosen);
  });
}

/** Notes a failure: the person must sign in again if the provider refused, else it is tried again with back-off. */
async function noteFailure(
  row: HealthConnectionRow,
  failure: SyncFailure,
  { db, newId, clock }: AppContext,
): Promise<void> {
  const now = clock.now();
  const failures = row.failures + 1;
  const isSignedOut = failure === 'refused';
  await db.write('keeper', async (tx) => {
    const chosen = eq(healthConnections.id, row.id);
    const [held] = await tx.select().from(healthConnections).where(chosen).for('update');
    if (!held) return;
    await tx.insert(healthSyncs).values({
      ...{ id: newId(), patientId: row.patientId, connectionId: row.id, added: 0, alreadyThere: 0 },
      ...{ critical: 0, leftOut: [], failure, createdAt: now },
    });
    await tx
      .update(healthConnections)
      .set({
        ...{ failures, failure, version: held.version + 1 },
        ...(isSignedOut
          ? { status: 'signed-out' as const, sealedTokens: null, accessUntil: null, nextSyncAt: null }
          : { nextSyncAt: nextAfterFailures(failures, now) }),
      })
      .where(chosen);
  });
}
