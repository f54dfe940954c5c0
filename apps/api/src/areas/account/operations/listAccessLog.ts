import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { presentAccessLogEntry } from '../presenters/access-log-entry';
import { countEntries, findEntries } from '../queries/find-entries';

/** The list does not include the entry of this listing itself; the next one does. */
export const listAccessLog = query('listAccessLog', async ({ query }, { tx, caller }) => {
  const { page, limit, by } = query;
  const chosen = { subjectId: caller.userId, by };
  const total = await countEntries(chosen, tx);
  const found = await findEntries({ ...chosen, total, limit, skip: (page - 1) * limit }, tx);
  return pageAnswer(
    found.map((entry) => presentAccessLogEntry(entry, caller.user)),
    { page, limit, total },
  );
});
