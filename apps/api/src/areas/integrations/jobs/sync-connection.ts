import { fetchedAtOnce, firstFetchReaches, overlap } from '@nadi/domain/integrations/providers';
import type { FetchedPage } from '@nadi/domain/integrations/sync';
import { and, eq, sql } from 'drizzle-orm';
import { describeError } from '../../../kernel/environment/log';
import type { AppContext } from '../../../kernel/operation/context';
import { familyTies } from '../../../kernel/tables/family-ties';
import { ProviderRefused, Superseded, Unreachable, Unreadable } from '../oauth/errors';
import { fetchPages, type Range } from '../oauth/fetch-readings';
import { fetchLasts, type Leased, takeConnection } from './lease';
import { noteFailure } from './note-failure';
import { finishSync, moveOn, savePage } from './save-sync';
import { type Access, openAccess } from './tokens';

export const syncQueue = 'health-syncs';

/** Fetches new readings of an account, and notes what came of it. */
export async function syncConnection(
  asked: { id: string; lease: string | undefined },
  context: AppContext,
): Promise<void> {
  const row = await takeConnection(asked, context);
  if (!row) return;
  try {
    await fetchAll(row, context);
  } catch (error) {
    if (error instanceof Superseded) return;
    const { provider } = row;
    const { failure, retryAt } = failureOf(error);
    context.log.warn({ provider, failure, error: describeError(error) }, 'readings were not fetched');
    await noteFailure(row, { failure, retryAt }, context).catch((again: unknown) => {
      if (!(again instanceof Superseded)) throw again;
    });
  }
}

function failureOf(error: unknown) {
  if (error instanceof ProviderRefused) return { failure: 'refused', retryAt: null } as const;
  if (error instanceof Unreadable) return { failure: 'unreadable', retryAt: null } as const;
  if (error instanceof Unreachable) return { failure: 'unreachable', retryAt: error.retryAt } as const;
  return { failure: 'internal', retryAt: null } as const;
}

/** Keeps each page before the next one is asked for, and how far it came after each part of the first fetch. */
async function fetchAll(row: Leased, context: AppContext): Promise<void> {
  const now = context.clock.now();
  if (!(await isStillTheirs(row, context)))
    throw new ProviderRefused('Who connected it may not manage it now.');
  const access = await openAccess(row, AbortSignal.timeout(fetchLasts), context);
  for (const range of rangesOf(row.fetchedUntil, now)) {
    for await (const page of pagesOf(range, access))
      for (const part of partsOf(page)) await savePage(row, part, context);
    await moveOn(row, range.to, context);
  }
  await finishSync(row, context);
}

/** Tells if the user who signed in at the provider may still do so for the patient: as the patient, or as a guardian of a child. */
async function isStillTheirs(
  { patientId, connectedBy }: Leased,
  { db, clock }: AppContext,
): Promise<boolean> {
  if (patientId === connectedBy) return true;
  if (connectedBy === null) return false;
  const { patientId: patient, userId, level } = familyTies;
  const isAdult = sql`is_adult_patient(${patient}, ${clock.now().toISOString()}::timestamptz)`;
  const tie = and(
    eq(patient, patientId),
    eq(userId, connectedBy),
    eq(level, 'guardian'),
    sql`not ${isAdult}`,
  );
  return (await db.read('keeper', (tx) => tx.$count(familyTies, tie))) > 0;
}

function* rangesOf(fetchedUntil: Date | null, to: Date): Generator<Range> {
  if (fetchedUntil) {
    yield { from: new Date(fetchedUntil.getTime() - overlap), to, isFirst: false };
    return;
  }
  for (let from = to.getTime() - firstFetchReaches - overlap; from < to.getTime(); from += fetchedAtOnce)
    yield {
      from: new Date(from),
      to: new Date(Math.min(from + fetchedAtOnce, to.getTime())),
      isFirst: true,
    };
}

/** Asks once more with a renewed token where the provider refuses one: it may end before its time. */
async function* pagesOf(range: Range, { provider, ask, ...access }: Access): AsyncGenerator<FetchedPage> {
  try {
    yield* fetchPages(provider, await access.current(), range, ask);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    yield* fetchPages(provider, await access.renewed(), range, ask);
  }
}

/** Readings of one transaction. */
const partSize = 200;

/** Divides an answer into parts, each for one short transaction. */
function* partsOf({ readings, doubtful, unreadable }: FetchedPage): Generator<FetchedPage> {
  const longest = Math.max(readings.length, doubtful.length, unreadable.length);
  for (let at = 0; at < longest; at += partSize)
    yield {
      readings: readings.slice(at, at + partSize),
      doubtful: doubtful.slice(at, at + partSize),
      unreadable: unreadable.slice(at, at + partSize),
    };
}
