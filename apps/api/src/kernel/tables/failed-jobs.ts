import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './timestamps';

/** Jobs that failed as often as they may be tried, which a trigger writes down. An administrator retries or dismisses them. */
export const failedJobs = pgTable(
  'failed_jobs',
  {
    id: uuid('id').primaryKey(),
    queue: text('queue').notNull(),
    ids: jsonb('ids').$type<Readonly<Record<string, string>>>().notNull(),
    /** The last error, without what it was about. */
    problem: text('problem').notNull(),
    attempts: integer('attempts').notNull(),
    enqueuedAt: moment('enqueued_at').notNull(),
    failedAt: moment('failed_at').notNull(),
    status: text('status', { enum: ['FAILED', 'RETRIED', 'DISMISSED'] })
      .notNull()
      .default('FAILED'),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by'),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('failed_jobs_failed').on(table.failedAt, table.id)],
);
