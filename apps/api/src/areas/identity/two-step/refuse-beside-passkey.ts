import { conflict } from '@nadi/api-server/problem';
import { refusals } from '@nadi/domain/identity/refusals';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { ownSessions } from '../policy/own-sessions';
import { sessions } from '../tables/sessions';
import { findPasskeys } from './find-passkeys';

/**
 * Keeps a person who has only the password from turning on the second step that a role must have, if the owner has a passkey: a stolen
 * password would otherwise take over the account. A person who lost the passkey sets a new password by e-mail, which removes it.
 *
 * @throws 409 in a session of the password alone, beside a passkey
 */
export async function refuseBesidePasskey({ tx, caller }: { tx: Reader; caller: Caller }): Promise<void> {
  if (caller.role !== 'SECOND_STEP_MISSING') return;
  const [session] = await tx
    .select({ method: sessions.method })
    .from(sessions)
    .where(and(ownSessions(caller), eq(sessions.id, caller.sessionId)));
  if (session?.method === 'passkey' || (await findPasskeys(caller, tx)).length === 0) return;
  throw conflict(refusals.besidePasskey);
}
