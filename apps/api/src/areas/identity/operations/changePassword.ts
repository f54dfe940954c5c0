import { done } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { faults } from '@nadi/domain/identity/refusals';
import { stagedMutation } from '../../../kernel/operation/operation';
import { passwordChangedMail } from '../mails/password-messages';
import { passwordChanged } from '../notices';
import { checkCurrentPassword } from '../passwords/check-current';
import { hashPassword } from '../passwords/hash';
import { findWeakness } from '../passwords/rules';
import { findOwnAccount } from '../sessions/accounts';
import { confirmSession } from '../sessions/confirm-session';
import { holdSessions } from '../sessions/hold';
import { replacePassword } from '../sessions/replace-password';

export const changePassword = stagedMutation('changePassword', {
  load: (_, { tx, caller }) => findOwnAccount(caller.userId, tx),

  async decide({ body }, found, { secrets }) {
    const person = await checkCurrentPassword(found, body.currentPassword, '/body/currentPassword', secrets);
    const weakness = await findWeakness(body.newPassword, person, '/body/newPassword');
    if (weakness) throw unprocessable([weakness]);
    const newHash = await hashPassword(body.newPassword, person.email, secrets, person.passwordHash);
    // One salt for both, so that the same password has the same hash, however it is written.
    if (newHash === person.passwordHash) throw unprocessable([faults.samePassword]);
    return { person, newHash };
  },

  async save(_, { person, newHash }, given) {
    const { caller, tx, mail, notify, publicUrl } = given;
    await holdSessions(person.id, tx);
    if (!(await replacePassword(person, newHash, { ...given, spared: caller.sessionId })))
      throw unprocessable([changedMeanwhile]);
    await confirmSession(given);
    mail(passwordChangedMail(person.email, publicUrl));
    notify(person.id, passwordChanged);
    return done();
  },
});

const changedMeanwhile = {
  pointer: '/body/currentPassword',
  message: 'Your password was changed elsewhere in the meantime.',
  code: 'wrong',
};
