import { index, json, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './timestamps';
import { users } from './users';

/** Used keys with the first answer, so that a retry gets the same one. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    /** SHA-256 of the request, so that a key cannot be used for another one. */
    requestHash: text('request_hash').notNull(),
    // Is json, not jsonb, which would give the answer back with its fields in another order.
    answer: json('answer').$type<unknown>(),
    headers: json('headers').$type<Record<string, string>>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);
