import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './timestamps';

/**
 * The moment for which each schedule was dealt with last, by its queue, or by its trigger and time zone. Of several servers, the one that moves it enqueues the
 * next job.
 */
export const jobSchedules = pgTable('job_schedules', {
  queue: text('queue').primaryKey(),
  firedFor: moment('fired_for').notNull(),
});
