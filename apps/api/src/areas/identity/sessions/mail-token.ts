import { mailLifetimes } from '@nadi/domain/identity/session-limits';
import { eq, sql } from 'drizzle-orm';
import type { Writer } from '../../../kernel/db/transaction';
import { hashToken, newToken } from '../../../kernel/keys/opaque-token';
import { users } from '../../../kernel/tables/users';
import { emailVerifications } from '../tables/email-verifications';
import { passwordResets } from '../tables/password-resets';

const kinds = {
  verification: { table: emailVerifications, lifetime: mailLifetimes.verification },
  reset: { table: passwordResets, lifetime: mailLifetimes.reset },
};

/** An id that belongs to no one. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Creates a token for the link of an e-mail; those of earlier e-mails stay valid.
 *
 * @param userId null for an address without an account: the same statement is sent and nothing stored, so that the time
 *   reveals nothing
 */
export async function issueMailToken(
  kind: keyof typeof kinds,
  userId: string | null,
  { tx, now }: { tx: Writer; now: Date },
): Promise<string> {
  const token = newToken();
  const { table, lifetime } = kinds[kind];
  const moment = (at: Date) => sql<Date>`${at.toISOString()}::timestamptz`;
  await tx.insert(table).select(
    tx
      .select({
        tokenHash: sql<string>`${hashToken(token)}::text`.as('token_hash'),
        userId: users.id,
        createdAt: moment(now).as('created_at'),
        expiresAt: moment(new Date(now.getTime() + lifetime)).as('expires_at'),
        usedAt: sql<null>`null::timestamptz`.as('used_at'),
      })
      .from(users)
      .where(eq(users.id, userId ?? nobody)),
  );
  return token;
}
