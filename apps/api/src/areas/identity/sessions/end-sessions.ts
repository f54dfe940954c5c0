import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Writer } from '../../../kernel/db/transaction';
import { sessions } from '../tables/sessions';

/**
 * Ends the sessions of an account. Call `holdSessions` first, so that none slips through.
 *
 * @param spared the session that continues, if any
 */
export async function endSessions(
  userId: string,
  { tx, now, spared }: { tx: Writer; now: Date; spared?: string | undefined },
): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        spared === undefined ? undefined : ne(sessions.id, spared),
      ),
    );
}
