import { query } from '../../../kernel/operation/operation';
import { presentAccessLogEntry } from '../presenters/access-log-entry';
import { findEntries } from '../queries/find-entries';

/** The list does not include the entry of this listing itself; the next one does. */
export const listAccessLog = query('listAccessLog', async ({ query }, { tx, caller }) => {
  const { found, pagination } = await findEntries({ subjectId: caller.userId, ...query }, tx);
  const data = found.map((entry) => presentAccessLogEntry(entry, caller.user));
  return { body: { success: true as const, data, pagination } };
});
