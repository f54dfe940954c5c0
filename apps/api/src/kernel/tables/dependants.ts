import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { patients } from './patients';
import { moment } from './timestamps';

/** Patients without an account: children. Their date of birth and gender stand in the profile, as those of every patient. */
export const dependants = pgTable('dependants', {
  patientId: uuid('patient_id')
    .primaryKey()
    .references(() => patients.id, { onDelete: 'cascade' }),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  version: integer('version').notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
