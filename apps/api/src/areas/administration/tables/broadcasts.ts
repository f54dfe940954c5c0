import { broadcastSegments } from '@nadi/domain/platform/broadcast';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

/** Messages of administrators to groups of people. The people who are told have notifications, whose `about` is the broadcast. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    segment: text('segment', { enum: broadcastSegments }).notNull(),
    quietDays: integer('quiet_days'),
    status: text('status', { enum: ['DRAFT', 'SCHEDULED', 'SENDING', 'SENT', 'CANCELLED'] }).notNull(),
    scheduledFor: moment('scheduled_for'),
    /** People who came later are not told. */
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    /** The last person who was told: a batch begins after them. */
    toldUpTo: uuid('told_up_to'),
    told: integer('told').notNull().default(0),
    /** Both counted every few minutes, for three days. */
    delivered: integer('delivered').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** Null once they were erased: what was sent outlives the account of who sent it. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('broadcasts_started').on(table.startedAt)],
);

export type BroadcastRow = typeof broadcasts.$inferSelect;
