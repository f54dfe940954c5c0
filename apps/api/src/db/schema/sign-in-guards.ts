import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moments';

/**
 * Failed sign-ins by address, known or not, so that a lock tells nothing of who has an account. The address is kept as a keyed
 * hash.
 */
export const signInGuards = pgTable('sign_in_guards', {
  addressHash: text('address_hash').primaryKey(),
  failures: integer('failures').notNull(),
  lastFailureAt: moment('last_failure_at').notNull(),
  lockedUntil: moment('locked_until'),
});
