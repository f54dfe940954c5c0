import {
  firstFetchReaches,
  overlap,
  type Provider,
  providerAt,
  type SyncFailure,
} from '@nadi/domain/integrations/providers';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { describeError } from '../../../kernel/environment/log';
import type { AppContext } from '../../../kernel/operation/context';
import { refreshTokens, type Tokens } from '../oauth/client';
import { ProviderRefused, Unreadable } from '../oauth/errors';
import { type Fetched, fetchReadings, type Range } from '../oauth/fetch-readings';
import { fetchOf } from '../oauth/provider-fetch';
import { findRegistration, sealTokens, unsealTokens } from '../oauth/registrations';
import { type HealthConnectionRow, healthConnections } from '../tables/health-connections';
import { isSame, noteFailure, saveSync } from './save-sync';

export const syncQueue = 'health-syncs';

/** Milliseconds for which no other server fetches from the same account. */
const lease = 600_000;
/** Milliseconds before its end at which an access token is renewed. */
const early = 60_000;

/** Connections that may be fetched from now. */
export const dueAt = (now: Date) =>
  and(
    lte(healthConnections.nextSyncAt, now),
    or(isNull(healthConnections.leasedUntil), lte(healthConnections.leasedUntil, now)),
  );

/** Takes a due connection. Returns null if it is not due, or another server fetches from it. */
const claim = (id: string, { db, clock }: AppContext): Promise<HealthConnectionRow | null> =>
  db.write('keeper', async (tx) => {
    const now = clock.now();
    const [row] = await tx
      .update(healthConnections)
      .set({ leasedUntil: new Date(now.getTime() + lease) })
      .where(and(eq(healthConnections.id, id), dueAt(now)))
      .returning();
    return row ?? null;
  });

/** Fetches new readings of an account, and notes what came of it. */
export async function syncConnection(id: string, context: AppContext): Promise<void> {
  const row = await claim(id, context);
  if (!row) return;
  const to = context.clock.now();
  const since = row.fetchedUntil?.getTime() ?? to.getTime() - firstFetchReaches;
  const range = { from: new Date(since - overlap), to, isFirst: row.fetchedUntil === null };
  const fetched = await readAccount(row, range, context).catch((error: unknown) => failureOf(error));
  if (!isFailed(fetched)) return saveSync(row, fetched, to, context);
  const { provider } = row;
  context.log.warn({ provider, error: describeError(fetched.error) }, 'provider failed');
  return noteFailure(row, fetched.failure, context);
}

type Failed = { failure: SyncFailure; error: unknown };
const isFailed = (fetched: Fetched | Failed): fetched is Failed => 'failure' in fetched;

function failureOf(error: unknown): Failed {
  if (error instanceof ProviderRefused) return { failure: 'refused', error };
  return { failure: error instanceof Unreadable ? 'unreadable' : 'unreachable', error };
}

async function readAccount(row: HealthConnectionRow, range: Range, context: AppContext): Promise<Fetched> {
  const { secrets, config, db, clock, providerLink } = context;
  const registration = await db.read('keeper', (tx) =>
    findRegistration(row.provider, { tx, secrets, providerLink }),
  );
  // It may be configured again, and the tokens hold as long.
  if (!registration) throw new Error('The provider is not configured.');
  if (!row.sealedTokens) throw new ProviderRefused('There are no tokens.');
  const provider = providerAt(row.provider, config.publicUrl);
  const fetch = fetchOf(provider, providerLink);
  const { sealedTokens, accessUntil } = row;
  const known = unsealTokens(secrets, row.id, { sealedTokens, accessUntil });
  const renew = async (): Promise<Tokens> => {
    if (!known.refresh) throw new ProviderRefused('There is no refresh token.');
    const tokens = await refreshTokens({ provider, registration, fetch, now: clock.now() }, known.refresh);
    // Kept before it is used: the earlier refresh token may hold no more.
    const sealed = sealTokens(secrets, row.id, tokens);
    await db.write('keeper', (tx) => tx.update(healthConnections).set(sealed).where(isSame(row)));
    return tokens;
  };
  if (isOver(known, clock.now())) return fetchReadings(provider, (await renew()).access, range, fetch);
  return fetchReadings(provider, known.access, range, fetch).catch(orRenewed(provider, range, fetch, renew));
}

/** An access token may end before its time. */
const orRenewed =
  (provider: Provider, range: Range, fetch: ReturnType<typeof fetchOf>, renew: () => Promise<Tokens>) =>
  async (error: unknown): Promise<Fetched> => {
    if (!(error instanceof ProviderRefused)) throw error;
    return fetchReadings(provider, (await renew()).access, range, fetch);
  };

const isOver = ({ accessUntil }: Tokens, now: Date): boolean =>
  accessUntil !== null && accessUntil.getTime() - early <= now.getTime();
