import { index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

/**
 * Times that are held for patients who are booking: one for a patient, and one by an account. A hold that has run out counts as nothing. The migration has
 * what Drizzle cannot say: two holds of a doctor never overlap (`slot_holds_apart`), and a new one takes away what stands in its place (`makes_room_for_hold`).
 */
export const slotHolds = pgTable(
  'slot_holds',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    /** The account that asked, for itself or for someone for whom it acts. The database fills it in. */
    heldBy: uuid('held_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    doctorId: uuid('doctor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    scheduledAt: moment('scheduled_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('slot_holds_of_patient').on(table.patientId),
    uniqueIndex('slot_holds_by_account').on(table.heldBy),
    index('slot_holds_of_doctor').on(table.doctorId, table.expiresAt),
    index('slot_holds_expire').on(table.expiresAt),
  ],
);

export type SlotHoldRow = typeof slotHolds.$inferSelect;
