import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/moments';
import { users } from '../../../kernel/tables/users';

/**
 * Files whose row is gone and whose content still has to go: written in the transaction that removes the row, removed once the
 * content is. They tell of nobody.
 */
export const fileRemovals = pgTable('file_removals', {
  fileId: uuid('file_id').primaryKey(),
  createdAt: moment('created_at').notNull(),
});

/** Who was reminded that their account is about to be erased, and of which request; a later one is reminded of again. */
export const deletionReminders = pgTable('deletion_reminders', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  requestedAt: moment('requested_at').notNull(),
});
