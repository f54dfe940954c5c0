import { answer } from '@nadi/api-server/answers';
import { presentDeletion } from '../../account/deletion';
import { reading } from '../../operation';

export const readAccountDeletion = reading('readAccountDeletion', async (_, { caller }) =>
  answer(presentDeletion(caller.user.deletionRequestedAt)),
);
