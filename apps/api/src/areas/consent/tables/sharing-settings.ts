import { boolean, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';

/** Decides who may find and ask a patient; without a row everyone may. */
export const sharingSettings = pgTable('sharing_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => patients.id, { onDelete: 'cascade' }),
  isFindable: boolean('is_findable').notNull(),
  blockedDoctorIds: uuid('blocked_doctor_ids').array().notNull(),
  version: integer('version').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
