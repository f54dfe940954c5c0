import { boolean, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';

/** People to call if a patient cannot answer. */
export const emergencyContacts = pgTable(
  'emergency_contacts',
  {
    id: uuid('id').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    relationship: text('relationship', {
      enum: ['SPOUSE', 'PARENT', 'CHILD', 'SIBLING', 'FRIEND', 'OTHER'],
    }).notNull(),
    phone: text('phone').notNull(),
    /** In no consent of the patient, and in no emergency access. */
    isOnlyYou: boolean('is_only_you').notNull().default(false),
    version: integer('version').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('emergency_contacts_of').on(table.patientId, table.phone)],
);

export type EmergencyContactRow = typeof emergencyContacts.$inferSelect;
