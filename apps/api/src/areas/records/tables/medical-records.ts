import { recordTypes } from '@nadi/domain/records/record-types';
import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';

/** Medical records. A deleted one is kept, hidden, until it can no longer be restored. */
export const medicalRecords = pgTable(
  'medical_records',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    type: text('type', { enum: recordTypes }).notNull(),
    title: text('title').notNull(),
    /** Null if it has none. `place_day`, which the database derives, orders those last. */
    day: date('day'),
    tags: text('tags').array().notNull(),
    notes: text('notes'),
    /** The hospital, laboratory or person that it came from. */
    source: text('source'),
    /** True if it is in nothing that is shared. */
    onlyYou: boolean('only_you').notNull(),
    /** By which it is found; `searchText` of the domain. */
    words: text('words').notNull(),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('medical_records_deleted').on(table.deletedAt),
    index('medical_records_created').using('brin', table.createdAt),
    index('medical_records_entered').on(table.patientId, table.createdAt),
  ],
);

/** Filed records by month and type, written by triggers. Those without a day are counted in the first month of the first year. */
export const medicalRecordMonths = pgTable(
  'medical_record_months',
  {
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    month: date('month').notNull(),
    type: text('type', { enum: recordTypes }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.patientId, table.month, table.type] })],
);

export type MedicalRecordRow = typeof medicalRecords.$inferSelect;
