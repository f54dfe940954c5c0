import { unauthorized } from '@nadi/api-server/problem';
import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { users } from '../../../kernel/tables/users';
import { sessions } from '../tables/sessions';

/*
 * Two at once must come one after the other where one of them ends what the other began by. Rows are held in this order, so that
 * they never wait for each other in a ring: sessions, passkeys, the account, failures at sign-in.
 */

/**
 * Holds an account as it is until the end of the transaction: a change of its password comes before or after.
 *
 * @returns the password's hash at this moment; undefined where the account is gone
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
 * Holds every session of an account before all of them are ended: who is about to get another one out of theirs has it by then, or
 * finds theirs ended.
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
 * Holds the session that asks, before it gets another way in.
 *
 * @throws 401 where it was ended since the request came
 */
export async function holdOwnSession({ tx, caller }: { tx: Reader; caller: Caller }): Promise<void> {
  const [open] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, caller.sessionId), isNull(sessions.revokedAt)))
    .for('update');
  if (!open) throw unauthorized();
}
