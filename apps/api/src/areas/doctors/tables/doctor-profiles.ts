import type { Specialization } from '@nadi/contract/schema';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { files } from '../../../kernel/tables/files';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

/** The doctor's own details, and the administrator's decision on their registration; null means not given. */
export const doctorProfiles = pgTable(
  'doctor_profiles',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    specialization: text('specialization').$type<Specialization>().notNull(),
    licenseNumber: text('license_number').notNull(),
    council: text('council').notNull(),
    /** Years. */
    experience: integer('experience').notNull(),
    languages: text('languages').array().notNull(),
    phone: text('phone'),
    about: text('about'),
    photoId: uuid('photo_id').references(() => files.id, { onDelete: 'set null' }),
    verification: text('verification', { enum: ['UNVERIFIED', 'VERIFIED', 'REJECTED'] }).notNull(),
    /** Why it was rejected. */
    reason: text('reason'),
    /** When details that must be checked were last changed. */
    appliedAt: moment('applied_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    version: integer('version').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('doctor_profiles_queue').on(table.verification, table.appliedAt)],
);

export type DoctorProfileRow = typeof doctorProfiles.$inferSelect;
