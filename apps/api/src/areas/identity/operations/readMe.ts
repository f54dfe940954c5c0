import { answer } from '@nadi/api-server/answers';
import { reading } from '../../../kernel/operation/operation';
import { presentUser } from '../presenters/user';

export const readMe = reading('readMe', async (_, { caller }) =>
  answer({
    user: presentUser(caller.user, {
      needsSecondStep: caller.role === 'SECOND_STEP',
      mustSetUpSecondStep: caller.role === 'SECOND_STEP_MISSING',
    }),
  }),
);
