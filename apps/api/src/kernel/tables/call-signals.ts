import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './timestamps';

/** Milliseconds for which a signal waits for the other server. */
export const callSignalLifetime = 60_000;

/**
 * Signals of calls on their way from one server to another, in the order in which they were sent. The table is unlogged, and the row is deleted as the other server
 * reads it. Notifications of the database name the page only.
 */
export const callSignals = pgTable(
  'call_signals',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The page that it is for. */
    toPeer: uuid('to_peer').notNull(),
    /** A `CallSignalled` of the contract. */
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('call_signals_of_peer').on(table.toPeer, table.id),
    index('call_signals_age').on(table.createdAt),
  ],
);
