import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moments';
import { users } from './users';

/** One sign-in on one device, and so one family of refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** Set at sign-out, and where a used refresh token came back. */
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);
