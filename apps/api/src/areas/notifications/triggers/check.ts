import { presetPreferences } from '@nadi/domain/notifications/preferences';
import { isDaytime } from '@nadi/domain/notifications/quiet-hours';
import { and, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import { addingNotice, notificationQueue } from '../../../kernel/notify/notify';
import type { AppContext } from '../../../kernel/operation/context';
import type { Found, Trigger } from '../../../kernel/triggers/trigger';
import { notificationPreferences } from '../tables/notification-preferences';
import { notifications } from '../tables/notifications';

type Tools = Pick<AppContext, 'db' | 'clock' | 'newId' | 'bell' | 'triggers'>;

/** People who are told in one transaction. */
const atOnce = 200;

/** Sends what all triggers find for everyone. @returns the number of notifications */
export async function checkTriggers({ db, clock, newId, bell, triggers }: Tools): Promise<number> {
  const now = clock.now();
  let count = 0;
  for (const trigger of triggers) {
    const found = await db.read('keeper', (tx) => findUntold(trigger, { tx, now, userId: null }));
    for (let from = 0; from < found.length; from += atOnce) {
      const some = found.slice(from, from + atOnce);
      await db.write('keeper', async (tx) => {
        for (const { userId, about } of some)
          await tx.execute(addingNotice(userId, { ...trigger.notice, about }, { newId, now }));
      });
    }
    count += found.length;
  }
  if (count > 0) await bell.ring(notificationQueue);
  return count;
}

/** Whom a trigger applies to now, without those who were told. */
export async function findUntold(
  trigger: Trigger,
  given: { tx: Reader; now: Date; userId: string | null },
): Promise<Found[]> {
  const untold = await withoutTold(trigger, await trigger.find(given), given.tx);
  return trigger.isByDay ? duringTheirDay(untold, given) : untold;
}

/** Those who are awake, by the time zone that they chose. */
async function duringTheirDay(
  found: readonly Found[],
  { tx, now }: { tx: Reader; now: Date },
): Promise<Found[]> {
  const zones = new Map<string, string>();
  for (let from = 0; from < found.length; from += atOnce) {
    const some = found.slice(from, from + atOnce).map(({ userId }) => userId);
    const { userId, timeZone } = notificationPreferences;
    const rows = await tx
      .select({ userId, timeZone })
      .from(notificationPreferences)
      .where(inArray(userId, some));
    for (const row of rows) zones.set(row.userId, row.timeZone);
  }
  const preset = presetPreferences.quietHours.timeZone;
  return found.filter(({ userId }) => isDaytime(zones.get(userId) ?? preset, now));
}

async function withoutTold(trigger: Trigger, found: readonly Found[], tx: Reader): Promise<Found[]> {
  const told = new Set<string>();
  for (let from = 0; from < found.length; from += atOnce) {
    const some = found.slice(from, from + atOnce);
    const rows = await tx
      .select({ userId: notifications.userId, about: notifications.about })
      .from(notifications)
      .where(
        and(
          eq(notifications.type, trigger.notice.type),
          inArray(
            notifications.userId,
            some.map(({ userId }) => userId),
          ),
          inArray(
            notifications.about,
            some.map(({ about }) => about),
          ),
        ),
      );
    for (const { userId, about } of rows) told.add(`${userId} ${about}`);
  }
  return found.filter(({ userId, about }) => !told.has(`${userId} ${about}`));
}
