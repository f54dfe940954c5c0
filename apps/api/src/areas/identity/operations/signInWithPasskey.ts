import { answer } from '@nadi/api-server/answers';
import { signInFailed } from '@nadi/api-server/problem';
import type { PasskeySignIn } from '@nadi/contract/schema';
import { refusals } from '@nadi/domain/identity/refusals';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import { mutation } from '../../../kernel/operation/operation';
import { newDevice } from '../notices';
import { findAccount } from '../sessions/accounts';
import { findDevice, rememberDevice } from '../sessions/known-devices';
import { openSession } from '../sessions/open-session';
import { refuseSuspended } from '../sessions/refuse-suspended';
import { passkeys } from '../tables/two-step';
import { takeChallenge } from '../two-step/passkey-challenges';
import { relyingPartyOf } from '../two-step/relying-party';
import { checkPasskey, userHandleOf } from '../two-step/verify-passkey';

/** The same answer for an unknown passkey and for one that failed verification. */
const refused = () => signInFailed(refusals.passkeyUnknown);

export const signInWithPasskey = mutation('signInWithPasskey', async ({ body }, given) => {
  const { tx, now, device, notify, publicUrl, touched } = given;
  const challenge = await takeChallenge(body.challengeId, given);
  const party = relyingPartyOf(publicUrl);
  const found = await lockPasskey(body.credential, tx);
  // Returned from here on, not thrown, so that the challenge stays used.
  if (!challenge || !party || !found) return refused();
  const shown = await checkPasskey(body.credential, challenge, party, found);
  const account = await findAccount(found.userId, tx);
  if (!shown || !account) return refused();
  const refusal = await refuseSuspended(account.id, false, given);
  if (refusal) return refusal;

  await tx
    .update(passkeys)
    .set({ ...shown, lastUsedAt: now })
    .where(eq(passkeys.id, found.id));
  touched({ subjectId: account.id });
  const mustSetUpSecondStep = !account.hasSecondStep && given.requiresSecondStep(account);
  const opened = await openSession(account, { method: 'passkey', device, mustSetUpSecondStep }, given);
  const known = await findDevice(account.email, given);
  if (!known) notify(account.id, newDevice(device));
  return { ...answer(opened), headers: await rememberDevice(account, known, given) };
});

/** Returns the passkey of an answer, if it belongs to the person whom the answer names. */
async function lockPasskey({ id, response }: PasskeySignIn['credential'], tx: Reader) {
  const [found] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, id)).for('update');
  const { userHandle } = response;
  if (found && userHandle !== undefined && userHandle !== userHandleOf(found.userId)) return undefined;
  return found;
}
