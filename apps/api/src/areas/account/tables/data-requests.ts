import { dataRequestStatuses, dataRequestTypes } from '@nadi/domain/account/data-requests';
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

/**
 * Requests of people about their personal data. They are erased with the account, with their answers: both are the person's own words or are about them. That a request was made and
 * answered stays in the audit trail, by ids alone, which is what the clinic needs to show that it answered.
 */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: dataRequestTypes }).notNull(),
    text: text('text').notNull(),
    nomineeName: text('nominee_name'),
    nomineeContact: text('nominee_contact'),
    status: text('status', { enum: dataRequestStatuses }).notNull(),
    /** The last day for the answer, by the calendar of India. */
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    answer: text('answer'),
    startedAt: moment('started_at'),
    /** Null once the administrator was erased: what they did outlives their account. */
    startedBy: uuid('started_by').references(() => users.id, { onDelete: 'set null' }),
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    endedAt: moment('ended_at'),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('data_requests_of').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('data_requests_due').on(table.dueOn, table.id).where(sql`status IN ('open', 'in_progress')`),
    index('data_requests_by_status').on(table.status, table.dueOn, table.id),
    index('data_requests_ended')
      .on(table.status, table.type, table.dueOn, table.id)
      .where(sql`status IN ('answered', 'withdrawn')`),
    index('data_requests_started_by').on(table.startedBy),
    index('data_requests_answered_by').on(table.answeredBy),
  ],
);

export type DataRequestRow = typeof dataRequests.$inferSelect;
