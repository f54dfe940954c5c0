import { unauthorized } from '@nadi/api-server/problem';
import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { users } from '../../../kernel/tables/users';
import { sessions } from '../tables/sessions';

/*
 * Two transactions must run one after the other if one of them ends what the other started from. Rows are locked in this order, so that
 * they never deadlock: sessions, passkeys, the account, failures at sign-in.
 */

/**
 * Locks an account until the end of the transaction: a change of its password comes before or after.
 *
 * @returns the password's current hash; undefined if the account is gone
 */
export async function holdPassword(userId: string, tx: Reader): Promise<string | undefined> {
  const [found] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  return found?.passwordHash;
}

/**
 * Locks every session of an account before all of them are ended: a request that is about to get another session from one has it by then, or
 * finds its own ended.
 */
export async function holdSessions(userId: string, tx: Reader): Promise<void> {
  await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .orderBy(sessions.id)
    .for('update');
}

/**
 * Locks the caller's session, before it gets another way to sign in.
 *
 * @throws 401 if it was ended since the request arrived
 */
export async function holdOwnSession({ tx, caller }: { tx: Reader; caller: Caller }): Promise<void> {
  const [open] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, caller.sessionId), isNull(sessions.revokedAt)))
    .for('update');
  if (!open) throw unauthorized();
}
