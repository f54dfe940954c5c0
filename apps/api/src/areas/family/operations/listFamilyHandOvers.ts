import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { findHandOvers, presentHandOver } from '../queries/find-hand-overs';

export const listFamilyHandOvers = query(
  'listFamilyHandOvers',
  async ({ query: { page, limit } }, { tx, now, touched }) => {
    const all = await findHandOvers({ tx, now });
    const found = all.slice((page - 1) * limit, page * limit);
    touched({ recordIds: found.map(({ id }) => id) });
    return pageAnswer(
      found.map((one) => presentHandOver(one, now)),
      { page, limit, total: all.length },
    );
  },
);
