import { providerIds } from '@nadi/domain/integrations/providers';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/timestamps';

/** Tokens that a provider must still revoke. They name no person: the account may be erased by then. */
export const tokenRevocations = pgTable(
  'token_revocations',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider', { enum: providerIds }).notNull(),
    /** The connection for which they were sealed. */
    sealedFor: uuid('sealed_for').notNull(),
    sealedTokens: text('sealed_tokens').notNull(),
    /** The account that they open, as `health_connections` names it. */
    accountHash: text('account_hash'),
    tries: integer('tries').notNull(),
    /** When it is tried again; null if it was not tried yet. */
    nextTryAt: moment('next_try_at'),
  },
  (table) => [index('token_revocations_due').on(table.nextTryAt)],
);

export type TokenRevocationRow = typeof tokenRevocations.$inferSelect;
