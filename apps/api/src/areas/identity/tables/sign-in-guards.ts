import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/timestamps';

/**
 * Wrong passwords of unknown devices, counted for a network with an address, for the address from anywhere and for the
 * network with any address. An address counts whether or not it has an account, so that a lock reveals nothing. Both are
 * kept as keyed hashes; an empty one stands for any.
 */
export const signInGuards = pgTable(
  'sign_in_guards',
  {
    addressHash: text('address_hash').notNull(),
    networkHash: text('network_hash').notNull().default(''),
    failures: integer('failures').notNull(),
    lastFailureAt: moment('last_failure_at').notNull(),
    /** Until this time no password is checked. */
    lockedUntil: moment('locked_until'),
  },
  (table) => [
    primaryKey({ columns: [table.addressHash, table.networkHash] }),
    index('sign_in_guards_age').on(table.lastFailureAt),
  ],
);
