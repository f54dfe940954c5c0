import { providerIds } from '@nadi/domain/integrations/providers';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { patients } from '../../../kernel/tables/patients';
import { moment } from '../../../kernel/tables/timestamps';

/** Beginnings of connections, each for one use within ten minutes. */
export const connectionAttempts = pgTable(
  'connection_attempts',
  {
    /** The hash of the state that the provider sends back. */
    stateHash: text('state_hash').primaryKey(),
    patientId: uuid('patient_id')
      .notNull()
      .references(() => patients.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: providerIds }).notNull(),
    /** The verifier of PKCE (RFC 7636), sealed. */
    sealedVerifier: text('sealed_verifier').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('connection_attempts_due').on(table.expiresAt)],
);

export type ConnectionAttemptRow = typeof connectionAttempts.$inferSelect;
