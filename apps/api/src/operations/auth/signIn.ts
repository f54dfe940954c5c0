import { answer } from '@nadi/api-server/answers';
import { signInFailed } from '@nadi/api-server/problem';
import { staged } from '../../operation';
import { findByPassword } from '../../passwords/hash';
import { findByAddress } from '../../sessions/accounts';
import { openSession } from '../../sessions/open-session';

/**
 * One hash is computed whatever the address: known, unknown, or waiting for confirmation. Accounts that wait can be signed in
 * to even where the address is another's, so that trying it does not tell whether it is.
 */
export const signIn = staged('signIn', {
  load: ({ body }, { tx }) => findByAddress(body.email, tx),

  async decide({ body }, candidates, { secrets }) {
    const user = await findByPassword(candidates, body.password, body.email, secrets);
    if (!user) throw signInFailed();
    return user;
  },

  async save(_, user, given) {
    const { device } = given;
    // An address that is not confirmed is asked for that first; nothing can be turned on before.
    const needsSecondStep = user.hasSecondStep && user.emailVerifiedAt !== null;
    const session = await openSession(user, { method: 'password', device, needsSecondStep }, given);
    given.touched({ subjectId: user.id });
    return answer(session);
  },
});
