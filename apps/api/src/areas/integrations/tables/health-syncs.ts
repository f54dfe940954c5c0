import type { SyncFailure } from '@nadi/domain/integrations/providers';
import type { LeftOutOfSync } from '@nadi/domain/integrations/sync';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';
import { healthConnections } from './health-connections';

/** Keeps what each fetch of an account brought, and what it added also when the connection has ended: a reading that was deleted does not come again. */
export const healthSyncs = pgTable(
  'health_syncs',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    /** Null if the connection has ended. */
    connectionId: uuid('connection_id').references(() => healthConnections.id, { onDelete: 'set null' }),
    added: integer('added').notNull(),
    /** Names what was added, by `identityOf`: a reading that the person changes or deletes does not come again. */
    identities: jsonb('identities').$type<readonly string[]>().notNull(),
    /** The readings that it added, so that all of them can be removed again. */
    readingIds: jsonb('reading_ids').$type<readonly string[]>().notNull(),
    alreadyThere: integer('already_there').notNull(),
    critical: integer('critical').notNull(),
    leftOut: jsonb('left_out').$type<readonly LeftOutOfSync[]>().notNull(),
    failure: text('failure').$type<SyncFailure>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('health_syncs_of_patient').on(table.patientId),
    index('health_syncs_newest').on(
      table.connectionId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

export type HealthSyncRow = typeof healthSyncs.$inferSelect;
