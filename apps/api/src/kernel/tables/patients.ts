import { sql } from 'drizzle-orm';
import { check, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from './users';

/** People about whom a record is kept. A trigger adds the row of whoever signs up as a patient, in the same transaction. */
export const patients = pgTable(
  'patients',
  {
    id: uuid('id').primaryKey(),
    /** The account of the patient; null for whoever has none of their own. */
    userId: uuid('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  // The rule of who may see a row compares the patient with the account, and so do older servers.
  (table) => [check('patients_as_account', sql`${table.userId} = ${table.id}`)],
);
