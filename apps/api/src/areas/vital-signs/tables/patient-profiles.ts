import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { files } from '../../../kernel/tables/files';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';

/** The patient's own details; null means not given. */
export const patientProfiles = pgTable(
  'patient_profiles',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => patients.id, { onDelete: 'cascade' }),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    gender: text('gender', { enum: ['MALE', 'FEMALE', 'OTHER', 'PREFER_NOT_TO_SAY'] }),
    phone: text('phone'),
    /** 14 digits, as the patient typed them; nobody checked whose they are. */
    abhaNumber: text('abha_number'),
    photoId: uuid('photo_id').references(() => files.id, { onDelete: 'set null' }),
    version: integer('version').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** `rangesVersion` by which all readings were assessed, or will be if `reassessBefore` is set; 0 if none were. */
    rangesVersion: integer('ranges_version').notNull().default(0),
    /** Readings from here on and before the next are still to be assessed again, newest first. Null if none are. */
    reassessFrom: moment('reassess_from'),
    reassessBefore: moment('reassess_before'),
  },
  (table) => [
    // For the search of doctors.
    index('patient_profiles_phone').on(table.phone),
    index('patient_profiles_abha_number').on(table.abhaNumber).where(sql`${table.abhaNumber} is not null`),
    check('abha_number_form', sql`${table.abhaNumber} ~ '^[0-9]{14}$'`),
    index('patient_profiles_to_reassess').on(table.userId).where(sql`${table.reassessBefore} is not null`),
  ],
);

export type PatientProfileRow = typeof patientProfiles.$inferSelect;
