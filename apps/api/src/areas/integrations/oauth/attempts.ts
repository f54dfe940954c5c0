import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Reader, Writer } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { type ConnectionAttemptRow, connectionAttempts } from '../tables/connection-attempts';

/** Returns the name of a beginning: a state that leaks from the database opens nothing. */
export const attemptHash = (state: string): string => createHash('sha256').update(state).digest('base64url');

const unused = (state: string, caller: Caller, now: Date) =>
  and(
    eq(connectionAttempts.stateHash, attemptHash(state)),
    own(connectionAttempts.patientId, caller),
    gt(connectionAttempts.expiresAt, now),
  );

type Given = { caller: Caller; now: Date };

/** Returns the beginning of this patient that a state names; null if there is none, or it has ended. */
export async function findAttempt(
  state: string,
  { tx, caller, now }: Given & { tx: Reader },
): Promise<ConnectionAttemptRow | null> {
  const [found] = await tx.select().from(connectionAttempts).where(unused(state, caller, now));
  return found ?? null;
}

/** Uses a beginning up. Returns false if another request did. */
export async function useAttempt(state: string, { tx, caller, now }: Given & { tx: Writer }): Promise<boolean> {
  const used = await tx.delete(connectionAttempts).where(unused(state, caller, now)).returning();
  return used.length > 0;
}
