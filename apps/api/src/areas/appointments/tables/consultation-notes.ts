import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';
import { consultations } from './consultations';

/**
 * Versions of notes. A row is added and never changed; after the signed one come addenda alone. The migration has what takes drafts away that were saved within
 * ten minutes.
 */
export const consultationNotes = pgTable(
  'consultation_notes',
  {
    id: uuid('id').primaryKey(),
    consultationId: uuid('consultation_id')
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    /** Null once they were erased, for the term of the signed note. */
    patientId: uuid('patient_id').references(() => patients.id, { onDelete: 'set null' }),
    /** Null once they were erased, for the term of the signed note. */
    doctorId: uuid('doctor_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['draft', 'signed', 'addendum'] }).notNull(),
    text: text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('consultation_notes_of').on(table.consultationId, table.id),
    uniqueIndex('consultation_notes_signed').on(table.consultationId).where(sql`kind = 'signed'`),
  ],
);

export type NoteRow = typeof consultationNotes.$inferSelect;
