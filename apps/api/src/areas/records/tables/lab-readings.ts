import type { ReadPage } from '@nadi/domain/labs/present-reading';
import type { ReadLine, ReadResult } from '@nadi/domain/labs/reading';
import type { Decision } from '@nadi/domain/labs/save-reading';
import { boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';
import { medicalRecords } from './medical-records';

/** Holds what was read of the files of a lab report. The worker writes what it read, its person what they decide. */
export const labReadings = pgTable(
  'lab_readings',
  {
    recordId: uuid('record_id')
      .primaryKey()
      .references(() => medicalRecords.id, { onDelete: 'cascade' }),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['waiting', 'reading', 'read', 'saved', 'unreadable'] }).notNull(),
    reason: text('reason', { enum: ['no-words', 'too-long', 'failed'] }),
    how: text('how', { enum: ['text', 'picture'] }),
    milliseconds: integer('milliseconds'),
    laboratory: text('laboratory'),
    doubts: text('doubts', { enum: ['date-missing', 'date-unsure', 'two-people'] })
      .array()
      .notNull(),
    pages: jsonb('pages').$type<ReadPage[]>().notNull(),
    results: jsonb('results').$type<ReadResult[]>().notNull(),
    lines: jsonb('lines').$type<ReadLine[]>().notNull(),
    decisions: jsonb('decisions').$type<Decision[]>().notNull(),
    /** As printed, until the person says otherwise. */
    day: date('day'),
    isOfMe: boolean('is_of_me').notNull(),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('lab_readings_of').on(table.patientId)],
);

export type LabReadingRow = typeof labReadings.$inferSelect;
