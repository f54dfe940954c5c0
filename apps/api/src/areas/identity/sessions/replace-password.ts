import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Writer } from '../../../kernel/db/transaction';
import { passwordResets } from '../tables/password-resets';
import { endSessions } from './end-sessions';

type Person = { id: string; passwordHash: string };

/**
 * Sets a new password. It ends every session, and invalidates every link of an earlier e-mail. Call `holdSessions`
 * first, so that none slips through.
 *
 * @param spared the session in which it is done, if any
 * @returns false if the password was changed in the meantime; nothing is changed then
 */
export async function replacePassword(
  { id, passwordHash }: Person,
  newHash: string,
  { tx, now, spared }: { tx: Writer; now: Date; spared?: string },
): Promise<boolean> {
  // A database function: the role of signed-in people has no right to the column.
  const [replaced] = await tx
    .select({
      isDone: sql<boolean>`replace_password(${id}, ${passwordHash}, ${newHash}, ${now.toISOString()})`,
    })
    .from(sql`(values (1)) as one`);
  if (!replaced?.isDone) return false;
  await endSessions(id, { tx, now, spared });
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, id), isNull(passwordResets.usedAt)));
  return true;
}
