import type { Writer } from '../../../kernel/db/transaction';
import type { Secrets } from '../../../kernel/keys/secrets';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { totpSecrets } from '../tables/two-step';
import { openSecret } from './seal-secret';
import { findStep } from './totp';

type Given = { tx: Writer; caller: Caller; secrets: Secrets; now: Date };

/** Uses up a code of the authenticator app. False if it is wrong, or not later than the last one. */
export async function useTotpCode(
  code: string,
  { sealed, lastStep }: Pick<typeof totpSecrets.$inferSelect, 'sealed' | 'lastStep'>,
  { tx, caller, secrets, now }: Given,
): Promise<boolean> {
  const secret = openSecret(sealed, caller.userId, secrets);
  const step = findStep(secret, code, now, lastStep);
  if (step === null) return false;
  await tx.update(totpSecrets).set({ lastStep: step }).where(own(totpSecrets.userId, caller));
  return true;
}
