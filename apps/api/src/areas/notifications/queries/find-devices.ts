import { refreshTokenLifetime } from '@nadi/domain/identity/session-limits';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import { sessions } from '../../identity/offers';
import { type NotificationDeviceRow, notificationDevices } from '../tables/notification-devices';

/** A person's devices whose sessions have not ended, the newest first. */
export const findDevices = (userId: string, now: Date, tx: Reader): Promise<NotificationDeviceRow[]> =>
  tx
    .select({ device: notificationDevices })
    .from(notificationDevices)
    .innerJoin(sessions, eq(sessions.id, notificationDevices.sessionId))
    .where(and(eq(notificationDevices.userId, userId), isOpen(now)))
    .orderBy(desc(notificationDevices.createdAt), desc(notificationDevices.id))
    .then((rows) => rows.map(({ device }) => device));

/** Condition for sessions in which a person is still signed in. */
export const isOpen = (now: Date) =>
  and(isNull(sessions.revokedAt), gt(sessions.lastUsedAt, new Date(now.getTime() - refreshTokenLifetime)));
