import { mostPasskeys } from '@nadi/domain/identity/session-limits';
import { asc } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { users } from '../../../kernel/tables/users';
import { passkeys } from '../tables/two-step';

type PasskeyRow = typeof passkeys.$inferSelect;

/** The caller's passkeys, the oldest first. */
export const findPasskeys = (caller: Caller, tx: Reader): Promise<PasskeyRow[]> =>
  tx
    .select()
    .from(passkeys)
    .where(own(passkeys.userId, caller))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    .limit(mostPasskeys);

/** The same, with their owner locked until the end of the transaction, so that two at once do not exceed the limit. */
export async function lockPasskeys(caller: Caller, tx: Reader): Promise<PasskeyRow[]> {
  await tx.select({ id: users.id }).from(users).where(own(users.id, caller)).for('update');
  return findPasskeys(caller, tx);
}
