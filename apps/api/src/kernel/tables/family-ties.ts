import { date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { patients } from './patients';
import { moment } from './timestamps';
import { users } from './users';

/** Who may act for which patient. The row is deleted when it ends; the access log keeps what was done. */
export const familyTies = pgTable(
  'family_ties',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    /** The account that acts. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    level: text('level', { enum: ['view', 'manage', 'full', 'guardian'] }).notNull(),
    /** Who the patient is to the person who acts. */
    patientIs: text('patient_is').notNull(),
    /** Who the person who acts is to the patient. */
    userIs: text('user_is').notNull(),
    since: moment('since').notNull(),
    /** The last day, in India's time. */
    until: date('until', { mode: 'string' }),
    /** The version of a guardian's declaration. */
    declaration: text('declaration'),
    version: integer('version').notNull(),
  },
  (table) => [
    unique('family_ties_once').on(table.patientId, table.userId),
    index('family_ties_of_user').on(table.userId),
  ],
);

export type FamilyTieRow = typeof familyTies.$inferSelect;
