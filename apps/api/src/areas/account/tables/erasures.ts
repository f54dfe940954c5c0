import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

/**
 * Files whose row is deleted and whose content must still be deleted: written in the transaction that deletes the row, removed once the
 * content is deleted. They contain no personal data.
 */
export const fileRemovals = pgTable('file_removals', {
  fileId: uuid('file_id').primaryKey(),
  createdAt: moment('created_at').notNull(),
});

/** Owners who were reminded that their account is about to be erased, with the request; a later request gets a new reminder. */
export const deletionReminders = pgTable('deletion_reminders', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  requestedAt: moment('requested_at').notNull(),
});
