import {
  deliveryChannels,
  deliveryProblems,
  deliveryPurposes,
  deliveryStates,
} from '@nadi/domain/platform/delivery';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './timestamps';

/**
 * Messages that were left to be sent, one row for each e-mail, each text message, and each push to one device: never their words or addresses. The id is that of what is sent,
 * the row of `mails` or of `notification_deliveries`. Whoever leaves one adds its row, and no one but administrators reads it.
 *
 * SENT is as much as can be known: the server, service or gateway took it. A row is written when its e-mail, push or text message is left, so an e-mail about a notification has none while
 * it waits for the morning, and a push has one then.
 */
export const deliveryLog = pgTable(
  'delivery_log',
  {
    id: uuid('id').primaryKey(),
    channel: text('channel', { enum: deliveryChannels }).notNull(),
    purpose: text('purpose', { enum: deliveryPurposes }).notNull(),
    /**
     * The person whose confirmed address or device it goes to. Of an e-mail it is written by the sender, who knows the address: the same statement leaves an e-mail to someone
     * with an account and to no one. No foreign key, for the same reason; the eraser deletes rows.
     */
    userId: uuid('user_id'),
    state: text('state', { enum: deliveryStates }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    problem: text('problem', { enum: deliveryProblems }),
    /** The status of the answer that `problem` is about, by SMTP or HTTP. */
    status: integer('status'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('delivery_log_at').on(table.createdAt, table.id),
    // Nearly all are SENT: they are found by time alone, and so are those of a channel.
    index('delivery_log_not_sent').on(table.state, table.createdAt, table.id).where(sql`state <> 'SENT'`),
    index('delivery_log_of_person')
      .on(table.userId, table.createdAt, table.id)
      .where(sql`user_id IS NOT NULL`),
  ],
);
