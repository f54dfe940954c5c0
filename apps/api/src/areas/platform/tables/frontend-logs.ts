import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

/** Holds what pages noticed: errors and slow requests. Anyone may send them, so everything but `receivedAt` and `userId` is a claim. */
export const frontendLogs = pgTable(
  'frontend_logs',
  {
    id: uuid('id').primaryKey(),
    receivedAt: moment('received_at').notNull(),
    level: text('level', { enum: ['debug', 'info', 'warn', 'error'] }).notNull(),
    message: text('message').notNull(),
    /** The id that the error screen showed. */
    errorId: text('error_id'),
    /** By the clock of the device. */
    noticedAt: moment('noticed_at').notNull(),
    /** Without query, fragment and ids. */
    url: text('url').notNull(),
    userAgent: text('user_agent').notNull(),
    /** A random id of the tab; no session of a person. */
    tabId: text('tab_id').notNull(),
    claimedUserId: text('claimed_user_id'),
    claimedRole: text('claimed_role'),
    /** The person of the access token that was sent with it; null if none was. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('frontend_logs_age').on(table.receivedAt),
    index('frontend_logs_error').on(table.errorId),
    index('frontend_logs_claimed').on(table.claimedUserId),
    index('frontend_logs_user').on(table.userId),
  ],
);
