import { done } from '@nadi/api-server/answers';
import { presentContact } from '@nadi/domain/profile/present-contact';
import { eq } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { tellDoctors } from '../../../kernel/sharing/tell-doctors';
import { holdContacts, pickContact } from '../queries/find-contacts';
import { emergencyContacts } from '../tables/emergency-contacts';

export const deleteEmergencyContact = mutation('deleteEmergencyContact', async ({ path, headers }, given) => {
  const { tx, caller, touched } = given;
  const contacts = await holdContacts(caller, tx);
  const found = pickContact(path.id, contacts);
  touched({ recordIds: [found.id] });
  expectVersion(headers, found.version, 'EmergencyContact', () => presentContact(found));

  await tx.delete(emergencyContacts).where(eq(emergencyContacts.id, found.id));
  await tellDoctors(given);
  return done();
});
