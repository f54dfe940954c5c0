import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { findHelpers, presentHelper } from '../queries/find-family';

export const listFamilyHelpers = query('listFamilyHelpers', async ({ query: { page, limit } }, given) => {
  const all = await findHelpers(given);
  const found = all.slice((page - 1) * limit, page * limit);
  given.touched({ recordIds: found.map(({ id }) => id) });
  return pageAnswer(found.map(presentHelper), { page, limit, total: all.length });
});
