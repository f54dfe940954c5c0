import type { LeftOut } from '@nadi/domain/integrations/health-import';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
    status: text('status', { enum: ['added', 'undoing', 'undone'] }).notNull(),
    /** The import of which it is a part: a file has more readings than one request takes. The import has the numbers of all its parts. */
    partOf: uuid('part_of').references((): AnyPgColumn => healthImports.id, { onDelete: 'cascade' }),
    /** The same for the same file; null if none was sent. */
    fingerprint: text('fingerprint'),
    added: integer('added').notNull(),
    /** Readings of the file that were still to be sent. */
    remaining: integer('remaining').notNull(),
    /** The readings that it added, without those of its parts, so that all of them can be removed again. */
    readingIds: jsonb('reading_ids').$type<readonly string[]>().notNull(),
    /** `identityOf` each of them as it was in the file: later changes do not make it another reading. */
    identities: jsonb('identities').$type<readonly string[]>().notNull(),
    /** The moments of the first and the last of them: a later file looks only at those around its own. */
    measuredFrom: moment('measured_from'),
    measuredUntil: moment('measured_until'),
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
    index('health_imports_parts').on(table.partOf).where(sql`part_of is not null`),
  ],
);

export type HealthImportRow = typeof healthImports.$inferSelect;
