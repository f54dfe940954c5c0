import { answer } from '@nadi/api-server/answers';
import { reading } from '../../../kernel/operation/operation';
import { presentDeletion } from '../deletion/deletion';

export const readAccountDeletion = reading('readAccountDeletion', async (_, { caller }) =>
  answer(presentDeletion(caller.user.deletionRequestedAt)),
);
