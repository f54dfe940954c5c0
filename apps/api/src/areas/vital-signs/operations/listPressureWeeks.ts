import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { findWeeks, tellWeeks } from '../queries/find-weeks';

export const listPressureWeeks = query('listPressureWeeks', async ({ query: { page, limit } }, given) => {
  const { tx, caller, touched } = given;
  const { found, total } = await findWeeks({ page, limit }, caller, tx);
  touched({ recordIds: found.map(({ id }) => id) });
  return pageAnswer(await tellWeeks(found, given), { page, limit, total });
});
