import { answer } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { mutation } from '../../../kernel/operation/operation';
import { findOwnEntry, isThis } from '../queries/own-entries';
import { seenBy } from '../queries/seen-by';

export const updateEntryAccess = mutation('updateEntryAccess', async ({ path, body }, given) => {
  const { tx, shared, touched, tell } = given;
  const entry = await findOwnEntry(path.id, shared, given);
  touched({ recordIds: [entry.id] });
  const { isMarkedElsewhere, table } = entry.shared;
  if (isMarkedElsewhere) throw conflict(isMarkedElsewhere);
  const before = await seenBy(entry, given);
  const { isOnlyYou } = body;
  await tx.update(table).set({ isOnlyYou }).where(isThis(entry));
  const after = await seenBy({ ...entry, isOnlyYou }, given);
  // Makes open pages of those who see it, or saw it, read again.
  for (const { id, doctor } of [...before.seenBy, ...after.seenBy])
    tell(doctor.id, { name: 'consent-changed', message: { consentId: id } });
  return answer(after);
});
