import { localDay } from '@nadi/domain/kernel/time-zone';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import { addingNotice, notificationQueue } from '../../../kernel/notify/notify';
import type { AppContext } from '../../../kernel/operation/context';
import { noteMoment } from '../../../kernel/queue/schedule';
import type { FindGiven, Found, Trigger } from '../../../kernel/triggers/trigger';
import { notifications } from '../tables/notifications';
import { findDueZones, inZone } from './zones';

type Tools = Pick<AppContext, 'db' | 'clock' | 'newId' | 'bell' | 'triggers'>;

/** People who are told in one transaction. */
const atOnce = 200;
/** Milliseconds after its time until which a reminder may still come: what was due in the morning must not wake anyone at night. */
const latest = 12 * 3_600_000;

/** Sends what all triggers find for everyone. @returns the number of notifications */
export async function checkTriggers(tools: Tools): Promise<number> {
  const now = tools.clock.now();
  let count = 0;
  for (const trigger of tools.triggers)
    count += await (trigger.at === undefined
      ? tell(trigger, null, now, tools)
      : checkByClocks(trigger, trigger.at, now, tools));
  if (count > 0) await tools.bell.ring(notificationQueue);
  return count;
}

/** Tells the people in whose time zones its time has come, which is noted afterwards: nobody is left out if the server stops in between, and nobody is told twice. */
async function checkByClocks(trigger: Trigger, at: string, now: Date, tools: Tools): Promise<number> {
  const due = await tools.db.read('keeper', (tx) => findDueZones(trigger.id, at, { tx, now }));
  let count = 0;
  for (const { name, zone, moment } of due) {
    if (now.getTime() - moment.getTime() <= latest) count += await tell(trigger, zone, now, tools);
    await tools.db.write('keeper', (tx) => noteMoment(name, moment, tx));
  }
  return count;
}

/** @param zone only who is there; null for everyone */
async function tell(trigger: Trigger, zone: string | null, now: Date, { db, newId }: Tools): Promise<number> {
  const day = localDay(now, zone ?? 'UTC');
  const found = await db.read('keeper', async (tx) => {
    const untold = await findUntold(trigger, { tx, now, day, userId: null });
    return zone === null ? untold : inZone(untold, zone, tx);
  });
  for (let from = 0; from < found.length; from += atOnce) {
    const some = found.slice(from, from + atOnce);
    await db.write('keeper', async (tx) => {
      for (const one of some)
        await tx.execute(addingNotice(one.userId, noticeFor(trigger, one), { newId, now }));
    });
  }
  return found.length;
}

export const noticeFor = ({ notice }: Trigger, { about, body = notice.body, consultationId }: Found) => ({
  ...notice,
  body,
  about,
  ...(consultationId && { consultationId }),
});

/** Whom a trigger applies to now, without those who were told. */
export async function findUntold(trigger: Trigger, given: FindGiven): Promise<Found[]> {
  const found = await trigger.find(given);
  const told = new Set<string>();
  for (let from = 0; from < found.length; from += atOnce) {
    const some = found.slice(from, from + atOnce);
    const rows = await toldOf(trigger, some, given.tx);
    for (const { userId, about } of rows) told.add(`${userId} ${about}`);
  }
  return found.filter(({ userId, about }) => !told.has(`${userId} ${about}`));
}

/** Returns which of them were told, as the person of whom it is: a child, where its guardians were. */
const toldOf = ({ notice }: Trigger, some: readonly Found[], tx: Reader) => {
  const people = some.map(({ userId }) => userId);
  return tx
    .select({
      userId: sql<string>`coalesce(${notifications.memberId}, ${notifications.userId})`,
      about: notifications.about,
    })
    .from(notifications)
    .where(
      and(
        eq(notifications.type, notice.type),
        or(inArray(notifications.userId, people), inArray(notifications.memberId, people)),
        inArray(
          notifications.about,
          some.map(({ about }) => about),
        ),
      ),
    );
};
