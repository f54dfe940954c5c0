import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/moments';

/**
 * Wrong passwords of devices that are not known, counted for a network with an address, for the address from anywhere and for the
 * network with any address. An address counts whether or not anyone has an account with it, so that a lock tells nothing. Both are
 * kept as keyed hashes; an empty one stands for any.
 */
export const signInGuards = pgTable(
  'sign_in_guards',
  {
    addressHash: text('address_hash').notNull(),
    networkHash: text('network_hash').notNull().default(''),
    failures: integer('failures').notNull(),
    lastFailureAt: moment('last_failure_at').notNull(),
    /** Until when no password is looked at. */
    lockedUntil: moment('locked_until'),
  },
  (table) => [
    primaryKey({ columns: [table.addressHash, table.networkHash] }),
    index('sign_in_guards_age').on(table.lastFailureAt),
  ],
);
