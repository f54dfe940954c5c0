import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

/** Calendar feeds of doctors. The address of a feed is not here, only the hash of its token, which no one who is signed in reads. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    doctorId: uuid('doctor_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    /** To the hour. */
    lastReadAt: moment('last_read_at'),
  },
  (table) => [uniqueIndex('calendar_feeds_token').on(table.tokenHash)],
);
