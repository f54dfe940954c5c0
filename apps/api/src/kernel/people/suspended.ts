import { type AnyColumn, not, type SQL, sql } from 'drizzle-orm';
import { users } from '../tables/users';

/**
 * Condition for an account that is suspended now. Its rule stands in the database, where functions ask it too.
 *
 * @param userId the column with the id of the account
 */
export const isSuspended = (userId: AnyColumn): SQL<boolean> =>
  sql<boolean>`exists (select from suspended_accounts() as suspended where suspended.user_id = ${userId})`;

/** Condition for accounts that are not suspended. */
export const notSuspended: SQL = not(isSuspended(users.id));
