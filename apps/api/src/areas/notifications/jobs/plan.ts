import { alwaysMailed, type Channel, type ChosenPreferences } from '@nadi/domain/notifications/preferences';
import { comesAtAnyHour, quietUntil } from '@nadi/domain/notifications/quiet-hours';
import { purposeOfNotification } from '@nadi/domain/platform/delivery';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../kernel/db/transaction';
import type { AppContext } from '../../../kernel/operation/context';
import { isSuspended } from '../../../kernel/people/suspended';
import { enqueue } from '../../../kernel/queue/enqueue';
import { deliveryLog } from '../../../kernel/tables/delivery-log';
import { sessions } from '../../identity/offers';
import { isOpen } from '../queries/find-devices';
import { type Preferences, preferencesOf } from '../queries/find-preferences';
import { notificationDeliveries } from '../tables/notification-deliveries';
import { notificationDevices } from '../tables/notification-devices';
import { notificationPreferences } from '../tables/notification-preferences';
import { type NotificationRow, notifications } from '../tables/notifications';
import { isMailedWhileSuspended } from './while-suspended';

export const deliveryQueue = 'deliveries';
/** A person tries whether pushes arrive: they were asked for, whatever is chosen for others. */
export const testType = 'test';

const minute = 60_000;
/** For how long a message of a type is sent: in the morning a reminder of a dose of the night would ask for one that is over. It stays in the list. */
const passing: Readonly<Record<string, number>> = {
  'dose-due': 60 * minute,
  'visit-tomorrow': 23 * 60 * minute,
  'visit-soon': 60 * minute,
};

/** Returns true if it is too late for a message to be of use. */
export const isPassed = ({ type, createdAt }: NotificationRow, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > (passing[type] ?? Number.POSITIVE_INFINITY);

type Tools = Pick<AppContext, 'db' | 'clock' | 'newId' | 'bell' | 'live' | 'texter'>;

/**
 * Decides where a notification is sent and when, leaves a job for each, and tells the open pages of its person. A second run adds nothing: each delivery is one
 * row.
 */
export async function planDeliveries(id: string, tools: Tools): Promise<void> {
  const { db, bell, live, clock } = tools;
  const now = clock.now();
  const found = await db.read('keeper', (tx) => findToPlan(id, now, tx));
  if (!found) return;
  const deliveries = deliveriesOf(found, tools.texter !== null);
  if (deliveries.length > 0) await db.write('keeper', (tx) => leave(found, deliveries, now, tx, tools));
  live.tell(found.notification.userId, { name: 'notification', message: { notificationId: id } });
  if (deliveries.length > 0) await bell.ring(deliveryQueue);
}

type Planned = {
  notification: NotificationRow;
  preferences: Preferences;
  deviceIds: string[];
  isSuspended: boolean;
};
type Delivery = { channel: Channel; deviceId: string | null };

/** A notification, what its person chose, and the devices on which they are signed in: one statement. */
async function findToPlan(id: string, now: Date, tx: Transaction): Promise<Planned | null> {
  const rows = await tx
    .select({
      notification: notifications,
      chosen: notificationPreferences,
      deviceId: notificationDevices.id,
      isSuspended: isSuspended(notifications.userId),
    })
    .from(notifications)
    .leftJoin(notificationPreferences, eq(notificationPreferences.userId, notifications.userId))
    .leftJoin(
      notificationDevices,
      and(
        eq(notificationDevices.userId, notifications.userId),
        inArray(
          notificationDevices.sessionId,
          tx.select({ id: sessions.id }).from(sessions).where(isOpen(now)),
        ),
      ),
    )
    .where(eq(notifications.id, id));
  const [first] = rows;
  if (!first) return null;
  const deviceIds = rows.flatMap(({ deviceId }) => deviceId ?? []);
  const { notification, chosen, isSuspended: isOut } = first;
  return { notification, preferences: preferencesOf(chosen), deviceIds, isSuspended: isOut };
}

const deliveriesOf = (
  { notification, preferences, deviceIds, isSuspended }: Planned,
  hasSms: boolean,
): Delivery[] =>
  channelsOf(notification, preferences, { hasSms, isSuspended })
    .flatMap((channel) =>
      (channel === 'push' ? deviceIds : [null]).map((deviceId) => ({ channel, deviceId })),
    )
    .filter(({ deviceId }) => notification.onlyDevice === null || deviceId === notification.onlyDevice);

/** Adds a row and a job for each delivery that is not there yet, and writes it down; an e-mail is written down once it is left. */
async function leave(
  { notification, preferences }: Planned,
  deliveries: readonly Delivery[],
  now: Date,
  tx: Transaction,
  { newId }: Pick<Tools, 'newId'>,
): Promise<void> {
  const at = (!comesAtAnyHour(notification) && quietUntil(preferences.quietHours, now)) || now;
  const { userId } = notification;
  const [purpose, state] = [purposeOfNotification(notification), 'WAITING' as const];
  const logged: (typeof deliveryLog.$inferInsert)[] = [];
  for (const delivery of deliveries) {
    const { channel } = delivery;
    const row = { id: newId(), notificationId: notification.id, ...delivery, state: 'waiting' as const };
    const added = await tx
      .insert(notificationDeliveries)
      .values({ ...row, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: notificationDeliveries.id });
    if (added.length === 0) continue;
    await tx.execute(enqueue(deliveryQueue, { delivery: row.id }, at));
    if (channel !== 'mail')
      logged.push({ ...{ id: row.id, channel, purpose, userId, state }, createdAt: now, changedAt: now });
  }
  if (logged.length > 0) await tx.insert(deliveryLog).values(logged);
}

/** Returns where a notification is sent. Categories with e-mails of their own are not mailed once more; of visits whoever is suspended is told by e-mail. */
export function channelsOf(
  { type, category, onlyDevice }: NotificationRow,
  { channels }: ChosenPreferences,
  { hasSms, isSuspended }: { hasSms: boolean; isSuspended: boolean },
): Channel[] {
  if (onlyDevice !== null || type === testType) return ['push'];
  const { push, mail, sms } = channels[category];
  const isMailedHere =
    (mail && !alwaysMailed.includes(category)) || (isSuspended && isMailedWhileSuspended(type));
  return [
    ...(push ? (['push'] as const) : []),
    ...(isMailedHere ? (['mail'] as const) : []),
    ...(sms && hasSms ? (['sms'] as const) : []),
  ];
}
