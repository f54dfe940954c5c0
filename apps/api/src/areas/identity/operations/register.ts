import { answer } from '@nadi/api-server/answers';
import { stagedMutation } from '../../../kernel/operation/operation';
import { type Application, findAddressState, openAccount, preparePassword } from '../sessions/open-account';

export const register = stagedMutation('register', {
  load: ({ body }, { tx }) => findAddressState(body.email, tx),
  decide: ({ body }, state, { secrets }) => preparePassword(body, state, secrets),
  // The contract's rule for the role has checked that a doctor gave all doctor fields, and a patient none.
  save: async ({ body }, prepared, given) => answer(await openAccount(body as Application, prepared, given)),
});
