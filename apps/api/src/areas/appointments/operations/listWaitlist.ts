import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { findWaitlist } from '../queries/find-waitlist';

export const listWaitlist = query('listWaitlist', async ({ query }, given) => {
  const { found, total } = await findWaitlist(query, given);
  given.touched({ recordIds: found.map(({ id }) => id) });
  return pageAnswer(found, { ...query, total });
});
