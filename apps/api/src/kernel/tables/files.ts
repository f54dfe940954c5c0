import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './timestamps';
import { users } from './users';

/** The data of a stored file; its bytes are kept, encrypted, by the file store under this id. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Detected from its first bytes, not as declared by its sender. */
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('files_owner').on(table.ownerId)],
);
