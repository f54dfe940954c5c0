import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';
import { consents } from './consents';

/** The newest code of an allowed request, as a keyed hash, and what was tried. Who is signed in cannot read the hash. */
export const consentCodes = pgTable('consent_codes', {
  consentId: uuid('consent_id')
    .primaryKey()
    .references(() => consents.id, { onDelete: 'cascade' }),
  patientId: uuid('patient_id')
    .notNull()
    .references(() => patients.id, { onDelete: 'cascade' }),
  codeHash: text('code_hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** Wrong codes, over all codes of the request. */
  tries: integer('tries').notNull(),
  resends: integer('resends').notNull(),
  createdAt: moment('created_at').notNull(),
});
