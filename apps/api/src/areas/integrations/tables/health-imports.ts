import type { LeftOut } from '@nadi/domain/integrations/health-import';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';

/** Files whose readings a patient added. */
export const healthImports = pgTable(
  'health_imports',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    status: text('status', { enum: ['added', 'undone'] }).notNull(),
    /** The readings that it added, so that all of them can be removed again. */
    readingIds: jsonb('reading_ids').$type<readonly string[]>().notNull(),
    /** `identityOf` each of them as it was in the file: later changes do not make it another reading. */
    identities: jsonb('identities').$type<readonly string[]>().notNull(),
    critical: integer('critical').notNull(),
    alreadyThere: integer('already_there').notNull(),
    leftOut: jsonb('left_out').$type<readonly LeftOut[]>().notNull(),
    undoneAt: moment('undone_at'),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('health_imports_newest').on(
      table.patientId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

export type HealthImportRow = typeof healthImports.$inferSelect;
