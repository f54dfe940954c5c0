import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moments';

/** The moment for which each scheduled job was enqueued last. Of several servers, the one that moves it enqueues the next. */
export const jobSchedules = pgTable('job_schedules', {
  queue: text('queue').primaryKey(),
  firedFor: moment('fired_for').notNull(),
});
