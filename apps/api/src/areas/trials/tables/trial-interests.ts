import type { TrialDoctor, TrialInterestConsent } from '@nadi/contract/schema';
import { type Applicant, interestStatuses } from '@nadi/domain/trials/interest';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';
import { clinicalTrials } from './clinical-trials';

/** Interests of patients in studies, each with a consent of its own. What was sent goes when it is withdrawn. */
export const trialInterests = pgTable(
  'trial_interests',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    /** To whom it was sent; a later change of the study changes nothing here. */
    coordinatorId: uuid('coordinator_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    trialId: uuid('trial_id')
      .notNull()
      .references(() => clinicalTrials.id, { onDelete: 'cascade' }),
    registryId: text('registry_id').notNull(),
    title: text('title').notNull(),
    status: text('status', { enum: interestStatuses }).notNull(),
    coordinator: jsonb('coordinator').$type<TrialDoctor>().notNull(),
    consent: jsonb('consent').$type<TrialInterestConsent>().notNull(),
    /** The facts that the doctor is told of the person; null once it is withdrawn. */
    applicant: jsonb('applicant').$type<Applicant>(),
    note: text('note'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    version: integer('version').notNull(),
  },
  (table) => [
    index('trial_interests_of_patient').on(
      table.patientId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('trial_interests_of_coordinator').on(
      table.coordinatorId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex('trial_interests_open').on(table.patientId, table.trialId).where(sql`status <> 'WITHDRAWN'`),
  ],
);

export type TrialInterestRow = typeof trialInterests.$inferSelect;
