import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../kernel/tables/timestamps';
import { users } from '../../../kernel/tables/users';

/** One sign-in on one device, and so one family of refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The browser and system as reported, as text. */
    device: text('device').notNull(),
    method: text('method', {
      enum: ['password', 'password-and-code', 'password-and-recovery-code', 'passkey', 'sign-up'],
    }).notNull(),
    /** True if the second step of signing in is still to be completed. */
    needsSecondStep: boolean('needs_second_step').notNull(),
    /** Wrong codes so far. */
    failedSteps: integer('failed_steps').notNull().default(0),
    /** The newest generation of which an access token was used: from then on, earlier tokens are used up. */
    usedGeneration: integer('used_generation').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** When the session last got new tokens. */
    lastUsedAt: moment('last_used_at').notNull(),
    /** When the password or a passkey was last used. */
    confirmedAt: moment('confirmed_at').notNull(),
    /** Set at sign-out, and when a used refresh token was sent again. */
    revokedAt: moment('revoked_at'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);
