import { answer } from '@nadi/api-server/answers';
import { signInFailed } from '@nadi/api-server/problem';
import type { SecurityEntry, SecurityEvent } from '../../../kernel/audit/security-event';
import type { Mail } from '../../../kernel/mail/mail';
import type { MailLimit } from '../../../kernel/mail/mail-limit';
import type { Notice } from '../../../kernel/notify/notify';
import { stagedMutation } from '../../../kernel/operation/operation';
import { signInLockedMail } from '../mails/password-messages';
import { hourOf, newDevice, signInLocked } from '../notices';
import { findByPassword } from '../passwords/hash';
import { findByAddress } from '../sessions/accounts';
import { holdPassword } from '../sessions/hold';
import { countDeviceFailure, findDevice, type KnownDevice, rememberDevice } from '../sessions/known-devices';
import {
  checkLock,
  countFailure,
  findLock,
  forgetFailures,
  lockMinutes,
  refuseTry,
} from '../sessions/lockout';
import { openSession } from '../sessions/open-session';
import { refuseSuspended } from '../sessions/refuse-suspended';

/**
 * Computes one hash for any address: known, unknown, or waiting for confirmation. People can sign in to waiting accounts
 * even if the address belongs to someone else, so that an attempt does not reveal that. A device on which the owner of the address
 * signed in before is not affected by wrong passwords elsewhere, and has a limit of its own.
 */
export const signIn = stagedMutation('signIn', {
  async load({ body }, given) {
    const lock = await findLock(triedBy(body, given), given);
    const shown = await findDevice(body.email, given);
    const candidates = await findByAddress(body.email, given.tx);
    const owner = candidates.find(({ emailVerifiedAt }) => emailVerifiedAt !== null);
    const known = shown && shown.userId === owner?.id ? shown : null;
    if (lock && !known) throw refuseTry(lock, given.now);
    return { candidates, owner, known };
  },

  async decide({ body }, { candidates, ...rest }, { secrets }) {
    return { user: await findByPassword(candidates, body.password, body.email, secrets), ...rest };
  },

  async save({ body }, { user, owner, known }, given) {
    const { device, tx } = given;
    // The password may have been changed since it was checked: then it was wrong, and counts as such.
    if (!user || (await holdPassword(user.id, tx)) !== user.passwordHash) {
      await countWrong(body, { owner, known }, given);
      // Returned, not thrown: the count stays.
      return signInFailed();
    }
    // An unconfirmed address must be confirmed first; nothing can be turned on before.
    const needsSecondStep = user.hasSecondStep && user.emailVerifiedAt !== null;
    const refusal = await refuseSuspended(user.id, needsSecondStep, given);
    if (refusal) return refusal;
    const tried = triedBy(body, given);
    // A person who signs in to an own waiting account under another's address gets no new attempts for that other one.
    if (user !== owner) await checkLock(tried, given);
    else if (!known) await forgetFailures(tried, given);

    // The caller's role says the same at each request, as long as it applies.
    const mustSetUpSecondStep =
      !user.hasSecondStep && user.emailVerifiedAt !== null && given.requiresSecondStep(user);
    const lacking = { needsSecondStep, mustSetUpSecondStep };
    const session = await openSession(user, { method: 'password', device, ...lacking }, given);
    given.touched({ subjectId: user.id });
    if (user !== owner || needsSecondStep) return answer(session);
    if (!known) given.notify(user.id, newDevice(device));
    return { ...answer(session), headers: await rememberDevice(user, known, given) };
  },
});

const triedBy = ({ email }: { email: string }, { network }: { network: string }) => ({ email, network });

type Given = Parameters<typeof countFailure>[1] & {
  network: string;
  publicUrl: string;
  mail(mail: Mail | null, limit: MailLimit): void;
  notify(userId: string, notice: Notice): void;
  noteSecurity(event: SecurityEvent, entry?: SecurityEntry): void;
};
type Who = { owner: { id: string; email: string } | undefined; known: KnownDevice | null };

/** Counts a wrong password: for the device if it is known, otherwise for network and address. */
async function countWrong({ email }: { email: string }, { owner, known }: Who, given: Given): Promise<void> {
  given.noteSecurity('sign-in-refused');
  if (known && (await countDeviceFailure(known, given))) return;
  const reached = await countFailure(triedBy({ email }, given), given);
  // Attempts from many networks must not lock out any of these networks.
  if (!reached.includes('pair') && !reached.includes('address')) return;
  given.noteSecurity('sign-in-locked', { subjectId: owner?.id ?? null, operation: 'lockSignIn' });
  const mail = owner ? signInLockedMail(owner.email, given.publicUrl, lockMinutes) : null;
  given.mail(mail, { kind: 'sign-in-locked', most: maxLockMails, to: email });
  if (owner) given.notify(owner.id, signInLocked(lockMinutes, hourOf(given.now)));
}

/** Maximum e-mails of this kind to an address in an hour: locking one network after the other must not fill a mailbox. */
const maxLockMails = 2;
