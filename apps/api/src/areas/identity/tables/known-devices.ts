import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

/** Browsers in which a person signed in to their account before, by the SHA-256 of the mark in their cookie. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Wrong passwords since the last right one. */
    failures: integer('failures').notNull().default(0),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('known_devices_user').on(table.userId, table.lastUsedAt),
    index('known_devices_age').on(table.expiresAt),
  ],
);
