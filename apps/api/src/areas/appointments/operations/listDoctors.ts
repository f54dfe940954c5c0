import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { countDoctors, findDoctors, presentDoctors } from '../queries/find-doctors';

export const listDoctors = query('listDoctors', async ({ query }, { tx, now }) => {
  const found = await findDoctors(query, tx);
  const total = await countDoctors(query, tx);
  return pageAnswer(await presentDoctors(found, now, tx), { ...query, total });
});
