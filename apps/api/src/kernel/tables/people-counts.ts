import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** How many people of each role have a confirmed address. Written by a trigger on `users` alone, so that nobody has to count them. */
export const peopleCounts = pgTable('people_counts', {
  role: text('role', { enum: ['PATIENT', 'DOCTOR', 'ADMIN'] }).primaryKey(),
  count: integer('count').notNull(),
});
