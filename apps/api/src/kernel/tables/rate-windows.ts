import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './timestamps';

/**
 * The number of requests by each caller within a span of time that all servers share. The caller is stored as a keyed hash. The
 * table is unlogged: a crash of the database forgets it, and no write waits for the disk.
 */
export const rateWindows = pgTable(
  'rate_windows',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('rate_windows_end').on(table.endsAt)],
);
