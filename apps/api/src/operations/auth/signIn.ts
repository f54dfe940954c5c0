import { answer } from '@nadi/api-server/answers';
import { signInFailed } from '@nadi/api-server/problem';
import { signInLockedMail } from '../../mail/password-messages';
import { staged } from '../../operation';
import { findByPassword } from '../../passwords/hash';
import { findByAddress } from '../../sessions/accounts';
import { holdPassword } from '../../sessions/hold';
import { checkLock, countFailure, forgetFailures, lockMinutes } from '../../sessions/lockout';
import { openSession } from '../../sessions/open-session';

/**
 * One hash is computed whatever the address: known, unknown, or waiting for confirmation. Accounts that wait can be signed in
 * to even where the address is another's, so that trying it does not tell whether it is.
 */
export const signIn = staged('signIn', {
  async load({ body }, given) {
    await checkLock(body.email, given);
    return findByAddress(body.email, given.tx);
  },

  async decide({ body }, candidates, { secrets }) {
    const user = await findByPassword(candidates, body.password, body.email, secrets);
    return { user, owner: candidates.find(({ emailVerifiedAt }) => emailVerifiedAt !== null) };
  },

  async save({ body }, { user, owner }, given) {
    const { device, publicUrl, mail, tx } = given;
    // The password may have been changed since it was looked at: then it was wrong, and counts as such.
    if (!user || (await holdPassword(user.id, tx)) !== user.passwordHash) {
      const isLockedNow = await countFailure(body.email, given);
      if (isLockedNow && owner) mail(signInLockedMail(owner.email, publicUrl, lockMinutes));
      // Returned, not thrown: what was counted stays.
      return signInFailed();
    }
    // Whoever signs in to an account of their own that waits under another's address gets no new tries for that other one.
    if (user === owner) await forgetFailures(body.email, given);
    else await checkLock(body.email, given);

    // An address that is not confirmed is asked for that first; nothing can be turned on before.
    const needsSecondStep = user.hasSecondStep && user.emailVerifiedAt !== null;
    const session = await openSession(user, { method: 'password', device, needsSecondStep }, given);
    given.touched({ subjectId: user.id });
    return answer(session);
  },
});
