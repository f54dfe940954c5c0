import { answer } from '@nadi/api-server/answers';
import { placeOf } from '@nadi/domain/kernel/page';
import { reading } from '../../../kernel/operation/operation';
import { presentAccessLogEntry } from '../presenters/access-log-entry';
import { countEntries, findEntries } from '../queries/find-entries';

/** The list does not include the entry of this listing itself; the next one does. */
export const listAccessLog = reading('listAccessLog', async ({ query }, { tx, caller }) => {
  const { page, limit, by } = query;
  const chosen = { subjectId: caller.userId, by };
  const total = await countEntries(chosen, tx);
  const found = await findEntries({ ...chosen, total, limit, skip: (page - 1) * limit }, tx);
  const { body } = answer(found.map((entry) => presentAccessLogEntry(entry, caller.user)));
  return { body: { ...body, pagination: placeOf({ page, limit, total }) } };
});
