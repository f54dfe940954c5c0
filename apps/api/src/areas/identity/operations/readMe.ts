import { answer } from '@nadi/api-server/answers';
import { presentUser } from '@nadi/domain/identity/present-user';
import { query } from '../../../kernel/operation/operation';

export const readMe = query('readMe', async (_, { caller }) =>
  answer({
    user: presentUser(caller.user, {
      needsSecondStep: caller.role === 'SECOND_STEP',
      mustSetUpSecondStep: caller.role === 'SECOND_STEP_MISSING',
    }),
  }),
);
