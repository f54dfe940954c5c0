import { answer } from '@nadi/api-server/answers';
import { stagedMutation } from '../../../kernel/operation/operation';
import { findAddressState, openAccount, preparePassword } from '../sessions/open-account';

export const signUpDoctor = stagedMutation('signUpDoctor', {
  load: ({ body }, { tx }) => findAddressState(body.email, tx),
  decide: ({ body }, state, { secrets }) => preparePassword(body, state, secrets),
  save: async ({ body }, prepared, given) =>
    answer(await openAccount({ role: 'DOCTOR', ...body }, prepared, given)),
});
