import type { ConsultationDoctor } from '@nadi/contract/schema';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

const types = ['video_call', 'audio_call', 'in_clinic'] as const;

/**
 * Entries on the waitlists of doctors, with the time that an offer holds. The migration has what Drizzle cannot say: two offers of a doctor never overlap
 * (`waitlist_offers_apart`), and offers are made by the platform alone.
 */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The doctor as registered when the patient joined. */
    doctor: jsonb('doctor').$type<ConsultationDoctor>().notNull(),
    types: text('types', { enum: types }).array().notNull(),
    fromDay: date('from_day').notNull(),
    untilDay: date('until_day').notNull(),
    /** The doctor's time zone. */
    timeZone: text('time_zone').notNull(),
    status: text('status', { enum: ['waiting', 'offered', 'booked', 'ended'] }).notNull(),
    endedBecause: text('ended_because', { enum: ['missed', 'past', 'unavailable'] }),
    offerStartsAt: moment('offer_starts_at'),
    offerEndsAt: moment('offer_ends_at'),
    offerType: text('offer_type', { enum: types }),
    offerExpiresAt: moment('offer_expires_at'),
    missedOffers: integer('missed_offers').notNull().default(0),
    /** The times that were free when the patient joined, or were offered and not taken. */
    passed: jsonb('passed').$type<string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('waitlist_entries_one_open')
      .on(table.patientId, table.doctorId)
      .where(sql`status IN ('waiting', 'offered')`),
    index('waitlist_entries_of_patient').on(table.patientId, table.createdAt.desc(), table.id.desc()),
    index('waitlist_entries_of_doctor')
      .on(table.doctorId, table.createdAt, table.id)
      .where(sql`status IN ('waiting', 'offered')`),
    index('waitlist_entries_by_doctor').on(table.doctorId),
  ],
);

export type WaitlistRow = typeof waitlistEntries.$inferSelect;
