import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/timestamps';
import { notificationDevices } from './notification-devices';
import { notifications } from './notifications';

/** One notification on one channel, to one device: what is to be sent and what became of it. A job has the id of each. */
export const notificationDeliveries = pgTable(
  'notification_deliveries',
  {
    id: uuid('id').primaryKey(),
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: ['push', 'mail', 'sms'] }).notNull(),
    /** Only for push. */
    deviceId: uuid('device_id').references(() => notificationDevices.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['waiting', 'sent', 'skipped', 'failed'] }).notNull(),
    /** Describes an answer that was not a success, in a few words without addresses. */
    problem: text('problem'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    unique('notification_deliveries_once')
      .on(table.notificationId, table.channel, table.deviceId)
      .nullsNotDistinct(),
    index('notification_deliveries_device').on(table.deviceId),
    index('notification_deliveries_created').using('brin', table.createdAt),
  ],
);
