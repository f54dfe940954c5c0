import { createHash } from 'node:crypto';
import type { ProviderId } from '@nadi/domain/integrations/providers';
import { and, eq, gt } from 'drizzle-orm';
import type { Writer } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { type ConnectionAttemptRow, connectionAttempts } from '../tables/connection-attempts';

/** Returns the name of a beginning: a state that leaks from the database opens nothing. */
export const attemptHash = (state: string): string => createHash('sha256').update(state).digest('base64url');

type Sent = { state: string; provider: ProviderId };

const unused = ({ state, provider }: Sent, caller: Caller, now: Date) =>
  and(
    eq(connectionAttempts.stateHash, attemptHash(state)),
    // An answer that came to the address of another provider is not taken for this one's (RFC 9700, 4.4).
    eq(connectionAttempts.provider, provider),
    own(connectionAttempts.patientId, caller),
    gt(connectionAttempts.expiresAt, now),
  );

/** Uses a beginning of this patient up. Returns null if there is none, another request used it, or it has ended. */
export async function useAttempt(
  sent: Sent,
  { tx, caller, now }: { tx: Writer; caller: Caller; now: Date },
): Promise<ConnectionAttemptRow | null> {
  const [used] = await tx
    .delete(connectionAttempts)
    .where(unused(sent, caller, now))
    .returning();
  return used ?? null;
}
