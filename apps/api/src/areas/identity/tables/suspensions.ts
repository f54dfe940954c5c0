import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

/** The decisions of administrators about accounts; one row for each account that was ever suspended. Written by `decide_suspension` alone. */
export const suspensions = pgTable(
  'suspensions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null, with its date, once the suspension has ended. */
    reason: text('reason'),
    suspendedAt: moment('suspended_at'),
    version: integer('version').notNull(),
  },
  (table) => [index('suspensions_now').on(table.suspendedAt).where(sql`${table.suspendedAt} is not null`)],
);
