import { type GoalPoint, goalCategories, goalPriorities } from '@nadi/domain/goals/goal';
import { sql } from 'drizzle-orm';
import { date, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';

/** Holds what patients want to reach. */
export const healthGoals = pgTable(
  'health_goals',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    category: text('category', { enum: goalCategories }).notNull(),
    priority: text('priority', { enum: goalPriorities }).notNull(),
    status: text('status', {
      enum: ['not_started', 'in_progress', 'completed', 'paused', 'abandoned'],
    }).notNull(),
    statusSince: moment('status_since').notNull(),
    direction: text('direction', { enum: ['at_least', 'at_most'] }).notNull(),
    /** In `unit`. */
    targetValue: doublePrecision('target_value').notNull(),
    unit: text('unit').notNull(),
    /** The readings that its progress comes from; null if the person records it. */
    fedBy: text('fed_by', { enum: ['weight', 'blood_pressure'] }),
    start: date('start_date', { mode: 'string' }).notNull(),
    due: date('due_date', { mode: 'string' }),
    note: text('note'),
    /** The values that the person recorded, one for each day, oldest first. */
    points: jsonb('points').$type<readonly GoalPoint[]>().notNull(),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('health_goals_newest').on(
      table.patientId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // The goals of a filter are counted in the index alone.
    index('health_goals_counted').on(table.patientId, table.status, table.category, table.priority),
    // For the reminder, which looks at those of everyone.
    index('health_goals_due').on(table.due).where(sql`status in ('not_started', 'in_progress')`),
  ],
);

export type HealthGoalRow = typeof healthGoals.$inferSelect;
