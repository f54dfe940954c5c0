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
  /** When a guardian confirmed the review at 13; null before. */
  reviewedAt: moment('reviewed_at'),
  /** When a job ended what guardians may do, because the child turned 18; null before. */
  endedAt: moment('ended_at'),
  /** The latest invitation to take the record over: null together if there is none. The token stands by its SHA-256. */
  takeOverEmail: text('take_over_email'),
  takeOverHash: text('take_over_hash').unique(),
  takeOverSentAt: moment('take_over_sent_at'),
  takeOverExpiresAt: moment('take_over_expires_at'),
  /** Wrong dates of birth that were given with the link. */
  takeOverTries: integer('take_over_tries').notNull().default(0),
});
