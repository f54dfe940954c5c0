import type { PlaceOnPage } from '@nadi/domain/labs/reading';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';
import { medicalRecords } from './medical-records';

/** Saved values of lab reports, each with its place on the page. */
export const labObservations = pgTable(
  'lab_observations',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    recordId: uuid('record_id')
      .notNull()
      .references(() => medicalRecords.id, { onDelete: 'cascade' }),
    /** The analyte in our dictionary; null if the test is none that we know. */
    analyte: text('analyte'),
    name: text('name').notNull(),
    loinc: text('loinc'),
    comparator: text('comparator', { enum: ['', '<', '<=', '>', '>='] }).notNull(),
    number: doublePrecision('number'),
    words: text('words'),
    /** UCUM */
    unit: text('unit'),
    low: doublePrecision('low'),
    high: doublePrecision('high'),
    rangeText: text('range_text'),
    standing: text('standing', { enum: ['below', 'inside', 'above'] }),
    flag: text('flag', { enum: ['high', 'low', 'abnormal', 'normal'] }),
    day: date('day').notNull(),
    origin: text('origin', { enum: ['read', 'corrected', 'typed'] }).notNull(),
    /** Null if the person typed it of no line. */
    fileId: uuid('file_id'),
    page: integer('page'),
    box: jsonb('box').$type<PlaceOnPage>(),
    createdAt: moment('created_at').notNull(),
    /** Both as its record has them, written by triggers: whether it is in nothing that is shared, and whether it is not deleted. */
    onlyYou: boolean('only_you').notNull().default(false),
    isFiled: boolean('is_filed').notNull().default(true),
  },
  (table) => [
    index('lab_observations_of_record').on(table.recordId),
    index('lab_observations_entered').on(table.patientId, table.createdAt),
    index('lab_observations_latest').on(table.patientId, table.day.desc(), table.id.desc()),
    index('lab_observations_trend').on(table.patientId, table.analyte, table.day.desc(), table.id.desc()),
  ],
);

export type LabObservationRow = typeof labObservations.$inferSelect;
