import { answer } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { findOwnEntry } from '../queries/own-entries';
import { seenBy } from '../queries/seen-by';

export const readEntryAccess = query('readEntryAccess', async ({ path }, given) => {
  const entry = await findOwnEntry(path.id, given.shared, given);
  given.touched({ recordIds: [entry.id] });
  return answer(await seenBy(entry, given));
});
