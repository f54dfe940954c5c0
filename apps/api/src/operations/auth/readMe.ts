import { answer } from '@nadi/api-server/answers';
import { reading } from '../../operation';
import { presentUser } from '../../presenters/user';

export const readMe = reading('readMe', async (_, { caller }) =>
  answer({ user: presentUser(caller.user, caller.role === 'SECOND_STEP') }),
);
