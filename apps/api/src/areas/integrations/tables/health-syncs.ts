import type { LeftOut } from '@nadi/domain/integrations/health-import';
import type { SyncFailure } from '@nadi/domain/integrations/providers';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';

/** Fetchings of readings, which stay when their connection ends. */
export const healthSyncs = pgTable(
  'health_syncs',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    connectionId: uuid('connection_id').notNull(),
    added: integer('added').notNull(),
    alreadyThere: integer('already_there').notNull(),
    critical: integer('critical').notNull(),
    leftOut: jsonb('left_out').$type<readonly LeftOut[]>().notNull(),
    failure: text('failure').$type<SyncFailure>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('health_syncs_newest').on(
      table.connectionId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

export type HealthSyncRow = typeof healthSyncs.$inferSelect;
