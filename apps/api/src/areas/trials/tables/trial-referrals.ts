import type { TrialDoctor, TrialPatient } from '@nadi/contract/schema';
import { referralOrigins, referralStatuses } from '@nadi/domain/trials/referral';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';
import { clinicalTrials } from './clinical-trials';

/** Requests of patients to their doctors about studies, and referrals by doctors. Each begins only while the doctor sees something by consent. */
export const trialReferrals = pgTable(
  'trial_referrals',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    trialId: uuid('trial_id')
      .notNull()
      .references(() => clinicalTrials.id, { onDelete: 'cascade' }),
    registryId: text('registry_id').notNull(),
    title: text('title').notNull(),
    origin: text('origin', { enum: referralOrigins }).notNull(),
    status: text('status', { enum: referralStatuses }).notNull(),
    /** Both as they were when it began; filled in by the database. */
    doctor: jsonb('doctor').$type<TrialDoctor>().notNull(),
    patient: jsonb('patient').$type<TrialPatient>().notNull(),
    question: text('question'),
    answer: text('answer'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    index('trial_referrals_of_patient').on(
      table.patientId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('trial_referrals_of_doctor').on(
      table.doctorId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex('trial_referrals_open')
      .on(table.patientId, table.doctorId, table.trialId)
      .where(sql`status <> 'WITHDRAWN'`),
  ],
);

export type TrialReferralRow = typeof trialReferrals.$inferSelect;
