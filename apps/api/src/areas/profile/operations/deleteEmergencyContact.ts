import { done, etagOf } from '@nadi/api-server/answers';
import { changedSince } from '@nadi/api-server/problem';
import { presentContact } from '@nadi/domain/profile/present-contact';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { holdContacts, pickContact } from '../queries/find-contacts';
import { emergencyContacts } from '../tables/emergency-contacts';

export const deleteEmergencyContact = mutation('deleteEmergencyContact', async ({ path, headers }, given) => {
  const { tx, caller, touched } = given;
  const contacts = await holdContacts(caller, tx);
  const found = pickContact(path.id, contacts);
  touched({ recordIds: [found.id] });
  const expected = headers['If-Match'];
  if (expected !== undefined && expected !== etagOf(found.version))
    throw changedSince('EmergencyContact', presentContact(found));

  await tx.delete(emergencyContacts).where(eq(emergencyContacts.id, found.id));
  return done();
});
