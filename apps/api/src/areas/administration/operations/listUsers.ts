import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { findUserIds, findUsers } from '../queries/find-users';

export const listUsers = query('listUsers', async ({ query }, { tx, touched }) => {
  const { page, limit, ...filter } = query;
  const ids = await findUserIds(filter, tx);
  const found = await findUsers(ids.slice((page - 1) * limit, page * limit), tx);
  for (const { id } of found) touched({ subjectId: id, recordIds: [id] });
  return pageAnswer(found, { page, limit, total: ids.length });
});
