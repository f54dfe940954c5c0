import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';
import { sessions } from '../../identity/offers';

/** Devices that get pushes, each by a session: when that ends, nothing more is sent to it. */
export const notificationDevices = pgTable(
  'notification_devices',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    deviceType: text('device_type', { enum: ['web', 'android', 'ios'] }).notNull(),
    /** For `web` the PushSubscription as base64url JSON, else what the messaging service gave the app. */
    fcmToken: text('fcm_token').notNull(),
    /** SHA-256 of the token: a device has one row, whoever uses it. */
    tokenHash: text('token_hash').notNull(),
    /** The browser and system as reported, as text. */
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('notification_devices_token').on(table.tokenHash),
    index('notification_devices_user').on(table.userId),
    index('notification_devices_session').on(table.sessionId),
  ],
);

export type NotificationDeviceRow = typeof notificationDevices.$inferSelect;
