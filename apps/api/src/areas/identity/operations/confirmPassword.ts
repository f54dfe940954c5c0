import { done } from '@nadi/api-server/answers';
import { stagedMutation } from '../../../kernel/operation/operation';
import { checkCurrentPassword } from '../passwords/check-current';
import { findOwnAccount } from '../sessions/accounts';
import { confirmSession } from '../sessions/confirm-session';

export const confirmPassword = stagedMutation('confirmPassword', {
  load: (_, { tx, caller }) => findOwnAccount(caller.userId, tx),
  decide: ({ body }, found, { secrets }) =>
    checkCurrentPassword(found, body.password, '/body/password', secrets),
  async save(_request, _person, given) {
    await confirmSession(given);
    return done();
  },
});
