import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './timestamps';

/** The data of a stored file; its bytes are kept, encrypted, by the file store under this id. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    /** An account, or a patient without one; a trigger of both deletes the files of whoever is deleted. */
    ownerId: uuid('owner_id').notNull(),
    /** Detected from its first bytes, not as declared by its sender. */
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('files_owner').on(table.ownerId)],
);
