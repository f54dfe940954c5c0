import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { increment } from '../../../kernel/db/increment';
import type { Reader, Writer } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { sessions } from '../tables/sessions';

const hour = 60 * 60 * 1000;

type Given<Tx extends Reader> = { tx: Tx; caller: Caller; now: Date };

const thisSession = (caller: Caller) =>
  and(own(sessions.userId, caller), eq(sessions.id, caller.sessionId), isNull(sessions.revokedAt));

/** Returns the caller's session, locked until the end of the transaction; undefined if another request was first. */
export async function lockWaitingSession({ tx, caller }: Given<Reader>) {
  const [found] = await tx
    .select({ id: sessions.id, failedSteps: sessions.failedSteps })
    .from(sessions)
    .where(and(thisSession(caller), eq(sessions.needsSecondStep, true)))
    .for('update');
  return found;
}

/** Wrong codes of the last hour, and the seconds until the first of them no longer count. */
export async function countWrongCodes({ tx, caller, now }: Given<Reader>) {
  const [found] = await tx
    .select({
      count: sql<number>`coalesce(sum(${sessions.failedSteps}), 0)::int`,
      since: sql`min(${sessions.createdAt})`.mapWith(sessions.createdAt),
    })
    .from(sessions)
    .where(
      and(
        own(sessions.userId, caller),
        gt(sessions.failedSteps, 0),
        gt(sessions.createdAt, new Date(now.getTime() - hour)),
      ),
    );
  const since: Date = found?.since ?? now;
  return { count: found?.count ?? 0, secondsLeft: (since.getTime() + hour - now.getTime()) / 1000 };
}

export async function noteWrongCode({ tx, caller }: Given<Writer>): Promise<void> {
  await tx
    .update(sessions)
    .set({ failedSteps: increment(sessions.failedSteps) })
    .where(thisSession(caller));
}

/** Ends the caller's session. */
export async function endSession({ tx, caller, now }: Given<Writer>): Promise<void> {
  await tx.update(sessions).set({ revokedAt: now }).where(thisSession(caller));
}
