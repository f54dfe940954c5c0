import { answer } from '@nadi/api-server/answers';
import { reading } from '../../../kernel/operation/operation';
import { searchTrials } from '../queries/find-trials';

export const listTrials = reading('listTrials', async ({ query }, given) =>
  answer(await searchTrials(query, given)),
);
