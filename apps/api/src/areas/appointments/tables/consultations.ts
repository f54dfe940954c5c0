import type {
  ConsultationDoctor,
  ConsultationEvent,
  ConsultationPatient,
  Rating,
} from '@nadi/contract/schema';
import type { IntakeAnswer } from '@nadi/domain/appointments/intake';
import type { VisitPhoto } from '@nadi/domain/appointments/photos';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

/**
 * Visits, from the booking on. The migration has what Drizzle cannot say: two visits of a doctor that are still to come never overlap
 * (`consultations_apart`), and names are filled in by the database.
 */
export const consultations = pgTable(
  'consultations',
  {
    id: uuid('id').primaryKey(),
    /** Null once they were erased, for the term of the signed note. */
    patientId: uuid('patient_id').references(() => patients.id, { onDelete: 'set null' }),
    /** Null once they were erased, for the term of the signed note. */
    doctorId: uuid('doctor_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', {
      enum: ['requested', 'confirmed', 'checked_in', 'in_progress', 'completed', 'cancelled', 'no_show'],
    }).notNull(),
    type: text('type', { enum: ['video_call', 'audio_call', 'in_clinic'] }).notNull(),
    scheduledAt: moment('scheduled_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Minutes. */
    duration: integer('duration').notNull(),
    /** The doctor's time zone. */
    timeZone: text('time_zone').notNull(),
    reason: text('reason'),
    /** In paise. */
    fee: integer('fee'),
    clinicAddress: text('clinic_address'),
    patient: jsonb('patient').$type<ConsultationPatient>().notNull(),
    doctor: jsonb('doctor').$type<ConsultationDoctor>().notNull(),
    /** Each change of state and time, oldest first. */
    changes: jsonb('changes').$type<ConsultationEvent[]>().notNull(),
    /** When the note was signed. */
    signedAt: moment('signed_at'),
    /** The prescription in one line; null if nothing was prescribed. The prescription itself lies in its own table. */
    prescription: text('prescription'),
    /** The note's own version: the patient is not told of drafts. */
    noteVersion: integer('note_version').notNull().default(0),
    /** The patient's answers to the questions before the visit, each with the question as it was asked. */
    intake: jsonb('intake').$type<IntakeAnswer[]>().notNull().default([]),
    /** The photos that the patient added for the doctor. Their content is among `files`, which go with them: `forget_visit_photos` of the migration. */
    photos: jsonb('photos').$type<VisitPhoto[]>().notNull().default([]),
    /** How the patient found the visit; null if they have not said it. */
    rating: jsonb('rating').$type<Rating>(),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('consultations_of_patient').on(table.patientId, table.scheduledAt.desc(), table.id.desc()),
    // Reminders of all people look here each ten minutes.
    index('consultations_confirmed').on(table.scheduledAt).where(sql`status = 'confirmed'`),
    index('consultations_created').using('brin', table.createdAt),
    index('consultations_at').on(table.scheduledAt, table.status),
    // For lists of administrators, of one state; those of all states go by the index above.
    index('consultations_in_state').on(table.status, table.scheduledAt, table.id),
    index('consultations_of_doctor_in_state').on(table.doctorId, table.status, table.scheduledAt, table.id),
    index('consultations_of_doctor').on(table.doctorId, table.scheduledAt.desc(), table.id.desc()),
  ],
);

export type ConsultationRow = typeof consultations.$inferSelect;
