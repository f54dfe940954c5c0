import type { PrintedPrescription } from '@nadi/contract/schema';
import type { PrescriptionContent } from '@nadi/domain/prescriptions/prescription';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';
import { consultations } from '../../appointments/offers';

/** Prescriptions of visits. The migration has what Drizzle cannot say: what is signed stays as it is, and who may write. */
export const prescriptions = pgTable(
  'prescriptions',
  {
    id: uuid('id').primaryKey(),
    consultationId: uuid('consultation_id')
      .notNull()
      .references(() => consultations.id, { onDelete: 'cascade' }),
    /** Null once they were erased, for the term of the prescription. */
    patientId: uuid('patient_id').references(() => patients.id, { onDelete: 'set null' }),
    /** Null once they were erased, for the term of the prescription. */
    doctorId: uuid('doctor_id').references(() => users.id, { onDelete: 'set null' }),
    state: text('state', { enum: ['draft', 'signed', 'cancelled', 'replaced'] }).notNull(),
    content: jsonb('content').$type<PrescriptionContent>().notNull(),
    printed: jsonb('printed').$type<PrintedPrescription>(),
    /** The SHA-256 of what is printed. */
    hash: text('hash'),
    /** Is what the code on the paper holds: a compact JWS over id and hash. */
    token: text('token'),
    signedAt: moment('signed_at'),
    validUntil: date('valid_until', { mode: 'string' }),
    cancelledAt: moment('cancelled_at'),
    cancelReason: text('cancel_reason'),
    replacedBy: uuid('replaced_by').references((): AnyPgColumn => prescriptions.id, { onDelete: 'set null' }),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('prescriptions_of_patient').on(table.patientId, table.signedAt.desc(), table.id.desc()),
    index('prescriptions_of_doctor').on(table.doctorId),
    index('prescriptions_replaced_by').on(table.replacedBy),
    index('prescriptions_of_visit').on(table.consultationId),
    uniqueIndex('prescriptions_one_draft').on(table.consultationId).where(sql`state = 'draft'`),
    uniqueIndex('prescriptions_one_signed').on(table.consultationId).where(sql`state = 'signed'`),
  ],
);

export type PrescriptionRow = typeof prescriptions.$inferSelect;
