import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/timestamps';
import { sessions } from './sessions';

/** Refresh tokens by their SHA-256: a person who reads this table cannot use them. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The number of exchanges before it in its session; its access tokens carry the same number. */
    generation: integer('generation').notNull().default(0),
    issuedAt: moment('issued_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** Hash of the token that it was exchanged for. */
    successorHash: text('successor_hash'),
  },
  (table) => [index('refresh_tokens_session').on(table.sessionId)],
);
