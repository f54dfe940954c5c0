import type { AvailabilityException, NewAvailability, WeeklyHours } from '@nadi/contract/schema';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

/** When and how a doctor sees patients. Patients read it through the functions of the directory, without the notes of exceptions. */
export const availabilities = pgTable('availabilities', {
  doctorId: uuid('doctor_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  timeZone: text('time_zone').notNull(),
  visitMinutes: integer('visit_minutes').notNull(),
  bufferMinutes: integer('buffer_minutes').notNull(),
  noticeMinutes: integer('notice_minutes').notNull(),
  daysAhead: integer('days_ahead').notNull(),
  confirmation: text('confirmation', { enum: ['at_once', 'on_request'] }).notNull(),
  weekly: jsonb('weekly').$type<WeeklyHours[]>().notNull(),
  exceptions: jsonb('exceptions').$type<AvailabilityException[]>().notNull(),
  /** In paise. */
  fees: jsonb('fees').$type<NewAvailability['fees']>().notNull(),
  clinicAddress: text('clinic_address'),
  version: integer('version').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export type AvailabilityRow = typeof availabilities.$inferSelect;
