import type { ConsentDoctor, FoundPatient } from '@nadi/contract/schema';
import { type ConsentKind, consentKinds, kindsEdition } from '@nadi/domain/consent/kinds';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

export type { ConsentKind };

/**
 * Requests of doctors and accesses to records: ABDM's consent artefact. Row security of everything that is shared looks here, so a row is written in the
 * ways that the database's own guards allow, and in no other.
 */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status', {
      enum: ['REQUESTED', 'GRANTED', 'DENIED', 'EXPIRED', 'REVOKED'],
    }).notNull(),
    origin: text('origin', { enum: ['request', 'share', 'emergency'] }).notNull(),
    purpose: text('purpose', {
      enum: ['CAREMGT', 'BTG', 'PUBHLTH', 'HPAYMT', 'DSRCH', 'PATRQT'],
    }).notNull(),
    accessMode: text('access_mode', { enum: ['VIEW'] }).notNull(),
    reason: text('reason'),
    /** The doctor as registered, and what they were told of the patient, when it began; filled in by the database. */
    requester: jsonb('requester').$type<ConsentDoctor>().notNull(),
    patient: jsonb('patient').$type<FoundPatient>().notNull(),
    askedKinds: text('asked_kinds', { enum: consentKinds }).array().notNull(),
    /** Null together: all dates, and what has none. */
    askedFrom: date('asked_from', { mode: 'string' }),
    askedTo: date('asked_to', { mode: 'string' }),
    askedUntil: moment('asked_until').notNull(),
    /** Holds what was allowed; null until then. */
    kinds: text('kinds', { enum: consentKinds }).array(),
    fromDay: date('from_day', { mode: 'string' }),
    toDay: date('to_day', { mode: 'string' }),
    accessUntil: moment('access_until'),
    /** The entries that it is limited to; null for all of its kinds and days. */
    entryIds: uuid('entry_ids').array(),
    requestedAt: moment('requested_at').notNull(),
    answerBy: moment('answer_by').notNull(),
    allowedAt: moment('allowed_at'),
    grantedAt: moment('granted_at'),
    endedAt: moment('ended_at'),
    denialReason: text('denial_reason', { enum: ['unknown-doctor', 'not-now', 'too-much'] }),
    /** The review of an emergency access. */
    review: text('review', { enum: ['OPEN', 'JUSTIFIED', 'NOT_JUSTIFIED'] }),
    reviewedAt: moment('reviewed_at'),
    reviewNote: text('review_note'),
    /** Numbers what the kinds meant when it began (`kindsEdition`); what a later edition added is not in it. Written by the database alone. */
    edition: integer('edition').notNull().default(kindsEdition),
    /** Counts how often what it covers may have become less or other, so that a page that asks sees it; no version of the consent. Written by `count_shared_change` alone. */
    changes: integer('changes').notNull().default(0),
    version: integer('version').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('consents_of_patient').on(table.patientId, table.requestedAt.desc(), table.id.desc()),
    index('consents_of_doctor').on(table.doctorId, table.patientId, table.requestedAt.desc()),
    index('consents_granted').on(table.doctorId, table.patientId).where(sql`status = 'GRANTED'`),
    uniqueIndex('consents_waiting').on(table.doctorId, table.patientId).where(sql`status = 'REQUESTED'`),
    index('consents_to_answer').on(table.answerBy).where(sql`status = 'REQUESTED'`),
    index('consents_to_end').on(table.accessUntil).where(sql`status = 'GRANTED'`),
    // For lists of administrators: of all, of one status, for one purpose, and of a doctor in one status.
    index('consents_at').on(table.requestedAt, table.id),
    index('consents_in_status').on(table.status, table.requestedAt, table.id),
    index('consents_of_doctor_in_status').on(table.doctorId, table.status, table.requestedAt, table.id),
    index('consents_for_purpose').on(table.purpose, table.requestedAt, table.id),
    index('consents_to_review').on(table.review, table.requestedAt.desc()).where(sql`origin = 'emergency'`),
  ],
);

export type ConsentRow = typeof consents.$inferSelect;
