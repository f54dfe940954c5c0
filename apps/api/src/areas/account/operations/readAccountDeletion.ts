import { answer } from '@nadi/api-server/answers';
import { presentDeletion } from '@nadi/domain/account/deletion';
import { reading } from '../../../kernel/operation/operation';

export const readAccountDeletion = reading('readAccountDeletion', async (_, { caller }) =>
  answer(presentDeletion(caller.user.deletionRequestedAt)),
);
