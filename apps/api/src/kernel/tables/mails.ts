import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './timestamps';

/**
 * E-mails that are about to be sent: a job has the id of each, and deletes it once it is sent. Whoever asks for one may add it, and no one who is signed in may
 * read it.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    /** A keyed hash of the address: enough to delete what waits for someone who is erased. */
    recipient: text('recipient').notNull(),
    /** The e-mail, sealed: it may hold a link that can be used once. */
    sealed: text('sealed').notNull(),
    /** Under which it is counted before it is sent; null if it is not limited, or was counted. */
    limitKey: text('limit_key'),
    limitMost: integer('limit_most'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('mails_recipient').on(table.recipient), index('mails_created').on(table.createdAt)],
);
