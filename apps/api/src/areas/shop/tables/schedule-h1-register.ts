import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** The register of supplied medicines of Schedule H1 (Drugs Rules, 1945, rule 65): kept for three years, and linked to no account. */
export const scheduleH1Register = pgTable('schedule_h1_register', {
  id: uuid('id').primaryKey(),
  suppliedOn: date('supplied_on').notNull(),
  prescriberName: text('prescriber_name').notNull(),
  prescriberAddress: text('prescriber_address').notNull(),
  patientName: text('patient_name').notNull(),
  medicine: text('medicine').notNull(),
  packs: integer('packs').notNull(),
});
