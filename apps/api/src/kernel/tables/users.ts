import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './timestamps';

/**
 * People with an account. An address may be in several rows until one of them is confirmed, so that sign-up need not reveal
 * who has an account; the unique index decides at confirmation.
 */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    role: text('role', { enum: ['PATIENT', 'DOCTOR', 'ADMIN'] }).notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** As the person wrote it; compared in lower case. */
    email: text('email').notNull(),
    emailVerifiedAt: moment('email_verified_at'),
    /** Argon2id in PHC form. */
    passwordHash: text('password_hash').notNull(),
    onboardingCompletedAt: moment('onboarding_completed_at'),
    termsAcceptedAt: moment('terms_accepted_at').notNull(),
    /** When the person requested to have the account erased; null if they did not. */
    deletionRequestedAt: moment('deletion_requested_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_verified_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.emailVerifiedAt} is not null`),
    index('users_deletion')
      .on(table.deletionRequestedAt)
      .where(sql`${table.deletionRequestedAt} is not null`),
    // For the search of doctors, by the beginning of the whole name or of the last one.
    index('users_patient_name')
      .on(sql`lower(first_name || ' ' || last_name) text_pattern_ops`)
      .where(sql`role = 'PATIENT'`),
    index('users_patient_last_name').on(sql`lower(last_name) text_pattern_ops`).where(sql`role = 'PATIENT'`),
    // For the list of administrators.
    index('users_newest').on(table.createdAt, table.id),
    index('users_newest_of_role').on(table.role, table.createdAt, table.id),
    index('users_name').on(sql`lower(first_name || ' ' || last_name) text_pattern_ops`),
    index('users_last_name').on(sql`lower(last_name) text_pattern_ops`),
    index('users_address').on(sql`lower(email) text_pattern_ops`),
    index('users_created').using('brin', table.createdAt),
    index('users_email').on(sql`lower(${table.email})`, table.createdAt.desc().nullsFirst()),
  ],
);

export type UserRow = typeof users.$inferSelect;
