import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moments';

/**
 * How often something was asked, by whom, within a span of time that all servers share. Who it was is kept as a keyed hash. The
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
