import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { findDoctors, presentDoctors } from '../queries/find-doctors';

export const listDoctors = query('listDoctors', async ({ query }, { tx, now }) => {
  const { found, total } = await findDoctors(query, tx);
  return pageAnswer(await presentDoctors(found, now, tx), { ...query, total });
});
