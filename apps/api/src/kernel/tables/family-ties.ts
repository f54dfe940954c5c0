import { gte, isNull, or } from 'drizzle-orm';
import { date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { patients } from './patients';
import { moment } from './timestamps';
import { users } from './users';

/** Says for which patient an account may act. The row is deleted when a side ends it; the access log stays. */
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
    /** Says what the patient is to the account, such as mother. */
    patientIs: text('patient_is').notNull(),
    /** Says what the account is to the patient, such as son. */
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

/** Returns the condition for ties that hold on a day. */
export const holdsOn = (day: string) => or(isNull(familyTies.until), gte(familyTies.until, day));

export type FamilyTieRow = typeof familyTies.$inferSelect;
