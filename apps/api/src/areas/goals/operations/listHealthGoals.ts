import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { findGoals } from '../queries/find-goals';
import { tellGoals } from '../queries/tell-goals';

export const listHealthGoals = query('listHealthGoals', async ({ query }, given) => {
  const { found, total } = await findGoals(query, given);
  given.touched({ recordIds: found.map(({ id }) => id) });
  return pageAnswer(await tellGoals(found, given), { ...query, total });
});
