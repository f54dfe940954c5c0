import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { findMembers, presentMember } from '../queries/find-family';

export const listFamilyMembers = query(
  'listFamilyMembers',
  async ({ query: { page, limit } }, { tx, now, touched }) => {
    const all = await findMembers(tx);
    const found = all.slice((page - 1) * limit, page * limit);
    touched({ recordIds: found.map(({ id }) => id) });
    return pageAnswer(
      found.map((one) => presentMember(one, now)),
      { page, limit, total: all.length },
    );
  },
);
