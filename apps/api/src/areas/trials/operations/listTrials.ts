import { answer } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { searchTrials } from '../queries/find-trials';

export const listTrials = query('listTrials', async ({ query }, given) =>
  answer(await searchTrials(query, given)),
);
