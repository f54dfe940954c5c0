import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { toListed } from '../present';
import { findImports } from '../queries/find-imports';

export const listHealthImports = query('listHealthImports', async ({ query }, given) => {
  const { found, total } = await findImports(query, given);
  given.touched({ recordIds: found.map(({ id }) => id) });
  return pageAnswer(found.map(toListed), { ...query, total });
});
