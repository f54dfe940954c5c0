import { answer } from '@nadi/api-server/answers';
import { presentDeletion } from '@nadi/domain/account/deletion';
import { query } from '../../../kernel/operation/operation';

export const readAccountDeletion = query('readAccountDeletion', async (_, { caller }) =>
  answer(presentDeletion(caller.user.deletionRequestedAt)),
);
