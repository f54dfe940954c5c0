import type { VisitPhoto } from '@nadi/domain/appointments/photos';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';
import { consultations } from './consultations';

/** Messages of the two sides of a visit to each other. A row is added and never changed; photos that are erased leave it with the migration. */
export const consultationMessages = pgTable(
  'consultation_messages',
  {
    id: uuid('id').primaryKey(),
    consultationId: uuid('consultation_id')
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    /** Null once they were erased, for the term of the signed note. */
    patientId: uuid('patient_id').references(() => patients.id, { onDelete: 'set null' }),
    /** Null once they were erased, for the term of the signed note. */
    doctorId: uuid('doctor_id').references(() => users.id, { onDelete: 'set null' }),
    author: text('author', { enum: ['PATIENT', 'DOCTOR'] }).notNull(),
    /** Written by someone who acts for the patient. The database fills it in. */
    isActing: boolean('is_acting').notNull().default(false),
    text: text('text'),
    /** Its content is among `files`. */
    photo: jsonb('photo').$type<VisitPhoto>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('consultation_messages_of').on(table.consultationId, table.createdAt, table.id),
    uniqueIndex('consultation_messages_photo').on(sql`(photo ->> 'id')`),
    index('consultation_messages_patient').on(table.patientId),
    index('consultation_messages_doctor').on(table.doctorId),
  ],
);

export type MessageRow = typeof consultationMessages.$inferSelect;
