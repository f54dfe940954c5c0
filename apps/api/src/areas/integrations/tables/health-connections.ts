import { providerIds, type SyncFailure } from '@nadi/domain/integrations/providers';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

/** Accounts at providers whose readings are fetched. A patient has one at each provider at most. */
export const healthConnections = pgTable(
  'health_connections',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: providerIds }).notNull(),
    status: text('status', { enum: ['connected', 'signed-out'] }).notNull(),
    /** The hash of the name that the provider gives the account, with a key of this installation; null if that is not known. */
    accountHash: text('account_hash'),
    /** The access and the refresh token, sealed; null while the person must sign in again. */
    sealedTokens: text('sealed_tokens'),
    /** Until when the access token holds; null if that is not known. */
    accessUntil: moment('access_until'),
    /** The end of the time that was fetched. */
    fetchedUntil: moment('fetched_until'),
    connectedAt: moment('connected_at').notNull(),
    /** Names the user who signed in at the provider, in whose name readings are entered; null if their account is gone. */
    connectedBy: uuid('connected_by').references(() => users.id, { onDelete: 'set null' }),
    lastSyncAt: moment('last_sync_at'),
    /** When a fetch last began, whatever came of it. */
    triedAt: moment('tried_at'),
    nextSyncAt: moment('next_sync_at'),
    /** Until when a server fetches from it; null if none does. */
    leasedUntil: moment('leased_until'),
    /** The fetch that has it. What another fetch finds is not kept, and it is the id of what the fetch brought. */
    lease: uuid('lease'),
    /** Failures in a row. */
    failures: integer('failures').notNull(),
    failure: text('failure').$type<SyncFailure>(),
    version: integer('version').notNull(),
  },
  (table) => [
    uniqueIndex('health_connections_once').on(table.patientId, table.provider),
    index('health_connections_of_user').on(table.connectedBy),
    index('health_connections_due').on(table.nextSyncAt).where(sql`next_sync_at is not null`),
  ],
);

export type HealthConnectionRow = typeof healthConnections.$inferSelect;
