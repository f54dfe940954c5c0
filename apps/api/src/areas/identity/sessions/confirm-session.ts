import { eq } from 'drizzle-orm';
import type { Writer } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { sessions } from '../tables/sessions';

/** Records that the password was just confirmed in this session. */
export async function confirmSession({
  tx,
  caller,
  now,
}: {
  tx: Writer;
  caller: Caller;
  now: Date;
}): Promise<void> {
  await tx.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, caller.sessionId));
}
