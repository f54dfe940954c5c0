import { eq } from 'drizzle-orm';
import type { Writer } from '../../../kernel/db/transaction';
import { passkeys, recoveryCodes, totpSecrets } from '../tables/two-step';
import { endSessions } from './end-sessions';
import { holdSessions } from './hold';

/**
 * Removes what signs a person in beside the password, and ends their sessions, as `remove_second_step` does for administrators. For the keeper.
 *
 * @returns false if there is none
 */
export async function removeSecondStep(
  userId: string,
  { tx, now }: { tx: Writer; now: Date },
): Promise<boolean> {
  await holdSessions(userId, tx);
  const keys = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id });
  const apps = await tx
    .delete(totpSecrets)
    .where(eq(totpSecrets.userId, userId))
    .returning({ userId: totpSecrets.userId });
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (keys.length + apps.length === 0) return false;
  await endSessions(userId, { tx, now });
  return true;
}
