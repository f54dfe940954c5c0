import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Counts of a day, or of the week that begins with it, rounded by `roundCount` before they are kept: nothing below ten is in here. */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    day: date('day').notNull(),
    figure: text('figure').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.figure] })],
);
