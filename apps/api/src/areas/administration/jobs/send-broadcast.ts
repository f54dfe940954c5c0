import { brand } from '@nadi/brand';
import { fillBroadcast } from '@nadi/domain/platform/broadcast';
import { and, asc, eq, gte, inArray, isNotNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../kernel/db/transaction';
import { addingNotice, notificationQueue } from '../../../kernel/notify/notify';
import type { AppContext } from '../../../kernel/operation/context';
import { users } from '../../../kernel/tables/users';
import { inUse } from '../../../kernel/triggers/people';
import { sessions } from '../../identity/offers';
import { type BroadcastRow, broadcasts } from '../tables/broadcasts';

type Tools = Pick<AppContext, 'db' | 'clock' | 'newId' | 'bell'>;

export const broadcastType = 'broadcast';
/** People who are told in one transaction. */
const atOnce = 200;
const day = 86_400_000;

/**
 * Tells everyone in the segment, a batch in each transaction with the place that it came to: after a crash it goes on there. The row is locked meanwhile, so two
 * servers tell nobody twice, and a cancellation waits for the end of a batch.
 */
export async function sendBroadcast(
  id: string,
  { db, clock, newId, bell }: Tools,
  isEnding: () => boolean = () => false,
): Promise<void> {
  let isOpen = true;
  while (isOpen && !isEnding()) {
    isOpen = await db.write('keeper', (tx) => sendBatch(id, clock.now(), newId, tx));
    await bell.ring(notificationQueue);
  }
}

/** @returns true if there may be more */
async function sendBatch(id: string, now: Date, newId: () => string, tx: Transaction): Promise<boolean> {
  const [found] = await tx.select().from(broadcasts).where(eq(broadcasts.id, id)).for('update');
  if (found?.status !== 'SENDING') return false;
  const people = await tx
    .select({ id: users.id, firstName: users.firstName })
    .from(users)
    .where(and(inSegment(found, tx), afterPlace(found)))
    .orderBy(asc(users.id))
    .limit(atOnce);
  for (const { id: userId, firstName } of people) {
    const values = { firstName, product: brand.name };
    const notice = {
      ...({ type: broadcastType, category: 'general', about: id } as const),
      title: fillBroadcast(found.title, values),
      body: fillBroadcast(found.body, values),
    };
    await tx.execute(addingNotice(userId, notice, { newId, now }));
  }
  const isOver = people.length < atOnce;
  await tx
    .update(broadcasts)
    .set({
      told: found.told + people.length,
      toldUpTo: people.at(-1)?.id ?? found.toldUpTo,
      ...(isOver && { status: 'SENT' as const, endedAt: now, version: found.version + 1, toldUpTo: null }),
      updatedAt: now,
    })
    .where(eq(broadcasts.id, id));
  return !isOver;
}

const afterPlace = ({ toldUpTo }: BroadcastRow) =>
  toldUpTo === null ? undefined : sql`${users.id} > ${toldUpTo}`;

/** The condition for people of a segment, as it was when sending began. */
function inSegment({ segment, quietDays, startedAt }: BroadcastRow, tx: Transaction) {
  const began = startedAt ?? new Date(0);
  const known = and(inUse(segment === 'DOCTORS' ? 'DOCTOR' : 'PATIENT', null), lte(users.createdAt, began));
  if (segment !== 'QUIET_PATIENTS') return known;
  const since = new Date(began.getTime() - (quietDays ?? 0) * day);
  const used = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), gte(sessions.lastUsedAt, since)));
  return and(known, lte(users.createdAt, since), notExists(used));
}

/** Starts what is due, returns the broadcasts that are being sent, and counts what became of those of the last three days. */
export async function tendBroadcasts({ db, clock }: Pick<Tools, 'db' | 'clock'>): Promise<string[]> {
  const now = clock.now();
  return db.write('keeper', async (tx) => {
    await tx
      .update(broadcasts)
      .set({ status: 'SENDING', startedAt: now, updatedAt: now, version: sql`${broadcasts.version} + 1` })
      .where(and(eq(broadcasts.status, 'SCHEDULED'), lte(broadcasts.scheduledFor, now)));
    // The place of one that goes on no more names a person.
    await tx
      .update(broadcasts)
      .set({ toldUpTo: null })
      .where(and(eq(broadcasts.status, 'CANCELLED'), isNotNull(broadcasts.toldUpTo)));
    const recent = await tx
      .select({ id: broadcasts.id, status: broadcasts.status })
      .from(broadcasts)
      .where(
        or(eq(broadcasts.status, 'SENDING'), gte(broadcasts.startedAt, new Date(now.getTime() - 3 * day))),
      );
    const ids = recent.map(({ id }) => id);
    const counted = (
      state: string,
    ) => sql`(select count(*) from notification_deliveries d join notifications n on n.id = d.notification_id
      where n.type = ${broadcastType} and n.about = ${broadcasts.id}::text and d.state = ${state})`;
    if (ids.length > 0)
      await tx
        .update(broadcasts)
        .set({ delivered: counted('sent'), failed: counted('failed') })
        .where(inArray(broadcasts.id, ids));
    return recent.filter(({ status }) => status === 'SENDING').map(({ id }) => id);
  });
}
