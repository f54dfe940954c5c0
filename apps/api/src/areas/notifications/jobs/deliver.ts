import { brand } from '@nadi/brand';
import type { DosesAsked } from '@nadi/domain/medicines/reminders';
import { wordsForLockScreen } from '@nadi/domain/notifications/lock-screen';
import { matterOfHealth } from '@nadi/domain/notifications/preferences';
import { comesAtAnyHour } from '@nadi/domain/notifications/quiet-hours';
import { purposeOfNotification } from '@nadi/domain/platform/delivery';
import { and, eq, or } from 'drizzle-orm';
import type { LastStatement } from '../../../kernel/db/client';
import type { Transaction } from '../../../kernel/db/transaction';
import type { Fault } from '../../../kernel/delivery/fault';
import { failedTry, notingDelivery, notingInVain } from '../../../kernel/delivery/note-delivery';
import { compose } from '../../../kernel/mail/compose';
import { leavingMail, mailQueue } from '../../../kernel/mail/mail-queue';
import type { AppContext } from '../../../kernel/operation/context';
import { isSuspended } from '../../../kernel/people/suspended';
import { PushRefused } from '../../../kernel/push/push';
import { users } from '../../../kernel/tables/users';
import { sessions } from '../../identity/offers';
import { patientProfiles } from '../../vital-signs/offers';
import { isOpen } from '../queries/find-devices';
import { findPreferences } from '../queries/find-preferences';
import { notificationDeliveries } from '../tables/notification-deliveries';
import { notificationDevices } from '../tables/notification-devices';
import { type NotificationRow, notifications } from '../tables/notifications';
import { channelsOf, isPassed } from './plan';
import { mailWhileSuspended } from './while-suspended';

type Tools = Pick<
  AppContext,
  'db' | 'clock' | 'newId' | 'secrets' | 'bell' | 'pusher' | 'texter' | 'config' | 'triggers'
>;
type End = {
  state: 'sent' | 'skipped' | 'failed';
  problem?: string;
  /** The reason for which it was refused for good, or could not be sent. */
  fault?: Fault;
  /** True if its device has unsubscribed or is signed out. */
  isExpired?: boolean;
  /** In the transaction that ends it, so that it is left once. */
  leaving?: readonly LastStatement[];
};

/**
 * Sends one notification on one channel. If the server stops between sending and saving, it is sent again: push services and gateways get the same id, and replace
 * or drop the second.
 *
 * @throws if it should be tried again
 */
export async function deliver(id: string, tools: Tools): Promise<void> {
  const { db, clock } = tools;
  const found = await db.read('keeper', (tx) => findDelivery(id, clock.now(), tx));
  // Its device has unsubscribed, and took along what waited for it.
  if (!found) return db.write('keeper', (tx) => notingInVain(id, clock.now(), tx, 'EXPIRED'));
  if (!isOpenStill(found.delivery)) return;
  const { delivery, notification, preferences } = found;
  // Turned off meanwhile: what waits for the morning is chosen until then.
  const { isSuspended } = found;
  const hasSms = tools.texter !== null;
  const isChosen = channelsOf(notification, preferences, { hasSms, isSuspended }).includes(delivery.channel);
  const isDue =
    isChosen &&
    notification.readAt === null &&
    !isPassed(notification, clock.now()) &&
    (await stillApplies(notification, tools));
  const ended = isDue ? await sendNoting(found, tools) : skipped;
  await db.write('keeper', async (tx) => {
    const found = await end(id, ended, clock.now(), tx).returning({ id: notificationDeliveries.id });
    if (found.length > 0) for (const leave of ended.leaving ?? []) await leave(tx);
    // An e-mail has a row of its own in the log, with what became of it.
    if (delivery.channel !== 'mail') await notingDelivery(id, notedOf(ended), clock.now(), tx);
  });
  if (delivery.channel === 'mail') await tools.bell.ring(mailQueue);
}

/** Sends it; where that fails, writes it down before it is tried again. */
async function sendNoting(found: Found, tools: Tools): Promise<End> {
  const { id, channel } = found.delivery;
  try {
    return await send[channel](found, tools);
  } catch (error) {
    // An e-mail has no row yet.
    if (channel !== 'mail')
      await tools.db.write('keeper', (tx) => notingDelivery(id, failedTry(error), tools.clock.now(), tx));
    throw error;
  }
}

/** Returns what the log says of a delivery that has ended. */
function notedOf({ state, fault, isExpired }: End) {
  if (isExpired) return { state: 'EXPIRED' } as const;
  if (state === 'skipped') return { state: 'SKIPPED', fault: fault ?? null } as const;
  return { state: state === 'sent' ? 'SENT' : 'FAILED', fault: fault ?? null, isTry: true } as const;
}

/** Asks the trigger that found it: what it tells of may have changed while it waited. */
async function stillApplies(
  { type, about, userId, memberId }: NotificationRow,
  { db, clock, triggers }: Tools,
): Promise<boolean> {
  const trigger = triggers.find(({ notice }) => notice.type === type);
  if (about === null || !trigger?.stillApplies) return true;
  const of = { userId: memberId ?? userId, now: clock.now() };
  return db.read('keeper', async (tx) => trigger.stillApplies?.(about, { tx, ...of }) ?? true);
}

/**
 * Asks the trigger that found it which doses an answer in the notification records. Null for a guardian, to whom it tells of another person.
 */
async function dosesAsked(
  { type, about, body, userId, memberId }: NotificationRow,
  { db, clock, triggers }: Tools,
): Promise<DosesAsked | null> {
  const trigger = triggers.find(({ notice }) => notice.type === type);
  if (about === null || memberId !== null || !trigger?.dosesAsked) return null;
  const sent = { userId, about, body };
  return db.read(
    'keeper',
    async (tx) => (await trigger.dosesAsked?.(sent, { tx, now: clock.now() })) ?? null,
  );
}

const inVain = { state: 'failed', problem: 'it was tried as often as it may be' } as const satisfies End;

/** True if it was not sent yet, or was given up and an administrator retries it. */
const isOpenStill = ({ state, problem }: Found['delivery']): boolean =>
  state === 'waiting' || (state === inVain.state && problem === inVain.problem);

/** Ends a delivery that was tried as often as it may be. */
export const endInVain = (id: string, { db, clock }: Pick<Tools, 'db' | 'clock'>): Promise<unknown> =>
  db.write('keeper', async (tx) => {
    await end(id, inVain, clock.now(), tx);
    await notingInVain(id, clock.now(), tx);
  });

const skipped: End = { state: 'skipped' };
const expired: End = { state: 'skipped', isExpired: true };
const hasNoNumber: End = { state: 'skipped', fault: { problem: 'no_number', status: null } };
const sent: End = { state: 'sent' };

const end = (id: string, { state, problem }: End, now: Date, tx: Transaction) =>
  tx
    .update(notificationDeliveries)
    .set({ state, problem: problem ?? null, endedAt: now })
    .where(
      and(
        eq(notificationDeliveries.id, id),
        or(
          eq(notificationDeliveries.state, 'waiting'),
          and(eq(notificationDeliveries.state, 'failed'), eq(notificationDeliveries.problem, inVain.problem)),
        ),
      ),
    );

async function findDelivery(id: string, now: Date, tx: Transaction) {
  const [found] = await tx
    .select({
      delivery: notificationDeliveries,
      notification: notifications,
      person: users,
      phone: patientProfiles.phone,
      device: notificationDevices,
      openSession: sessions.id,
      isSuspended: isSuspended(users.id),
    })
    .from(notificationDeliveries)
    .innerJoin(notifications, eq(notifications.id, notificationDeliveries.notificationId))
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(patientProfiles, eq(patientProfiles.userId, users.id))
    .leftJoin(notificationDevices, eq(notificationDevices.id, notificationDeliveries.deviceId))
    .leftJoin(sessions, and(eq(sessions.id, notificationDevices.sessionId), isOpen(now)))
    .where(eq(notificationDeliveries.id, id));
  if (!found) return null;
  return { ...found, preferences: await findPreferences(found.person.id, tx) };
}

type Found = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

const send: Record<Found['delivery']['channel'], (found: Found, tools: Tools) => Promise<End>> = {
  async push({ notification, device, openSession, preferences }, tools) {
    const { db, pusher } = tools;
    // Tells nothing to whoever holds a device after its session has ended.
    if (!device || openSession === null) return expired;
    const { showsDetails } = preferences;
    const { id: notificationId, type, consultationId, actionHref: path } = notification;
    // Counts the kind of event and its page as details too for an app: what it is sent is not encrypted for it.
    const hasKind = device.deviceType === 'web' || showsDetails;
    const doses = device.deviceType === 'web' && showsDetails && (await dosesAsked(notification, tools));
    const message = {
      ...wordsForLockScreen(notification, { showsDetails, name: brand.name }),
      data: hasKind
        ? { type, notificationId, consultationId, path, ...(doses && { doses }) }
        : { type: 'general', notificationId, consultationId: null, path: null },
    };
    try {
      if ((await pusher.send(device, message, comesAtAnyHour(notification))) === 'sent') return sent;
    } catch (error) {
      if (error instanceof PushRefused)
        return { state: 'failed', problem: error.message, fault: error.fault };
      throw error;
    }
    // The browser or app has unsubscribed. Its deliveries go with it.
    await db.write('keeper', (tx) =>
      tx.delete(notificationDevices).where(eq(notificationDevices.id, device.id)),
    );
    return expired;
  },

  async mail({ notification, person, isSuspended }, { clock, newId, secrets, config }) {
    if (person.emailVerifiedAt === null) return skipped;
    const mail =
      (isSuspended && mailWhileSuspended(notification.type, person.email)) ||
      mailOf(notification, person.email, config.publicUrl);
    return { ...sent, leaving: leavingMail(mail, undefined, { newId, secrets, now: clock.now() }) };
  },

  async sms({ delivery, notification, phone }, { texter }) {
    if (!texter) return skipped;
    if (phone === null) return hasNoNumber;
    // Sends no details, ever: nobody has proved that the number is theirs.
    const { title, body } = wordsForLockScreen(notification, { showsDetails: false, name: brand.name });
    await texter.send(phone, `${title}: ${body}`, delivery.id);
    return sent;
  },
};

/** An e-mail may be read by others too: health details are behind its link. */
function mailOf(notification: NotificationRow, to: string, publicUrl: string) {
  const { title, body, actionLabel, actionHref } = notification;
  const matter = matterOfHealth(notification);
  const subject = matter === null ? title : `A message from ${brand.name} about your ${matter}`;
  return compose(to, purposeOfNotification(notification), subject, [
    'Hello,',
    matter === null ? body : 'You have a new message. Sign in to read it.',
    matter !== null || !actionHref || !actionLabel
      ? { link: `${publicUrl}/dashboard/notifications`, label: 'Open your notifications' }
      : { link: `${publicUrl}${actionHref}`, label: actionLabel },
  ]);
}
