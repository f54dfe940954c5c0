import { answer } from '@nadi/api-server/answers';
import { presentUser } from '@nadi/domain/identity/present-user';
import { reading } from '../../../kernel/operation/operation';

export const readMe = reading('readMe', async (_, { caller }) =>
  answer({
    user: presentUser(caller.user, {
      needsSecondStep: caller.role === 'SECOND_STEP',
      mustSetUpSecondStep: caller.role === 'SECOND_STEP_MISSING',
    }),
  }),
);
