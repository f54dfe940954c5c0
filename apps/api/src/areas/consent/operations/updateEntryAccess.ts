import { answer } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { mutation } from '../../../kernel/operation/operation';
import { tellDoctors } from '../../../kernel/sharing/tell-doctors';
import { findOwnEntry, isThis } from '../queries/own-entries';
import { seenBy } from '../queries/seen-by';

export const updateEntryAccess = mutation('updateEntryAccess', async ({ path, body }, given) => {
  const { tx, shared, touched } = given;
  const entry = await findOwnEntry(path.id, shared, given);
  touched({ recordIds: [entry.id] });
  const { isMarkedElsewhere, table } = entry.shared;
  if (isMarkedElsewhere) throw conflict(isMarkedElsewhere);
  const { isOnlyYou } = body;
  await tx.update(table).set({ isOnlyYou }).where(isThis(entry));
  await tellDoctors(given);
  return answer(await seenBy({ ...entry, isOnlyYou }, given));
});
