import { fileTypes } from '@nadi/domain/records/file-limits';
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { files } from '../../../kernel/tables/files';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';
import { medicalRecords } from './medical-records';

/** The files of records. Their content, and the pictures of their pages, are among `files`. */
export const recordFiles = pgTable(
  'record_files',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    recordId: uuid('record_id')
      .notNull()
      .references(() => medicalRecords.id, { onDelete: 'cascade' }),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: fileTypes }).notNull(),
    bytes: integer('bytes').notNull(),
    pages: integer('pages'),
    previewIds: uuid('preview_ids').array().notNull(),
  },
  (table) => [
    index('record_files_of').on(table.recordId, table.place),
    index('record_files_patient').on(table.patientId),
  ],
);

/** Files that are being sent, or were and are not filed yet. */
export const recordUploads = pgTable(
  'record_uploads',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** As the sender says, until it was checked. */
    type: text('type', { enum: fileTypes }).notNull(),
    bytes: integer('bytes').notNull(),
    received: integer('received').notNull(),
    fingerprint: text('fingerprint').notNull(),
    status: text('status', { enum: ['receiving', 'checking', 'ready', 'refused'] }).notNull(),
    refusal: text('refusal', {
      enum: ['not-this-type', 'damaged', 'too-many-pixels', 'too-much-work', 'mixed'],
    }),
    pages: integer('pages'),
    previewIds: uuid('preview_ids').array().notNull(),
    /** The length of each of them. */
    previewBytes: integer('preview_bytes').array().notNull(),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('record_uploads_of').on(table.patientId, table.createdAt),
    index('record_uploads_expired').on(table.expiresAt),
  ],
);

/** Sums over the records and files of a person, written by triggers. */
export const recordTotals = pgTable('record_totals', {
  patientId: uuid('patient_id')
    .primaryKey()
    .references(() => patients.id, { onDelete: 'cascade' }),
  filed: integer('filed').notNull(),
  deleted: integer('deleted').notNull(),
  uploads: integer('uploads').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
});

export type RecordFileRow = typeof recordFiles.$inferSelect;
export type RecordUploadRow = typeof recordUploads.$inferSelect;
