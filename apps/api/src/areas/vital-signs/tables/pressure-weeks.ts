import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';

/** Home blood pressure weeks. Their readings are the ordinary vital signs. */
export const pressureWeeks = pgTable(
  'pressure_weeks',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    /** IANA; its reminders and the end of its days go by it. */
    timeZone: text('time_zone').notNull(),
    /** `HH:MM` */
    morningAt: text('morning_at').notNull(),
    /** `HH:MM` */
    eveningAt: text('evening_at').notNull(),
    hasReminders: boolean('has_reminders').notNull(),
    stoppedAt: moment('stopped_at'),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('pressure_weeks_newest').on(
      table.patientId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // For the reminders, which look at those of everyone.
    index('pressure_weeks_reminding').on(table.firstDay).where(sql`has_reminders and stopped_at is null`),
  ],
);

export type PressureWeekRow = typeof pressureWeeks.$inferSelect;
