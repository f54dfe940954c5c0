import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';

/** Dated facts about a person that decide which ranges apply. */
export const healthFacts = pgTable(
  'health_facts',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    type: text('type', {
      enum: ['pregnant', 'not-pregnant', 'gave-birth', 'oxygen-target-88-92', 'altitude'],
    }).notNull(),
    /** First day; for `gave-birth` the day of birth. */
    from: date('from_date', { mode: 'string' }).notNull(),
    /** Last day; null if none was given, and `lastDayOf` says how long it counts. */
    to: date('to_date', { mode: 'string' }),
    /** For `altitude` only. */
    metres: integer('metres'),
    /** For `oxygen-target-88-92` only. */
    setBy: text('set_by'),
    /** In no consent of the patient, and in no emergency access. */
    isOnlyYou: boolean('is_only_you').notNull().default(false),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('health_facts_of').on(table.patientId, table.from.desc())],
);

export type HealthFactRow = typeof healthFacts.$inferSelect;
