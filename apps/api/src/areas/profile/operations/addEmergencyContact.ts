import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { checkContact, findTooManyContacts } from '@nadi/domain/profile/contact-faults';
import { presentContact } from '@nadi/domain/profile/present-contact';
import { mutation } from '../../../kernel/operation/operation';
import { holdContacts } from '../queries/find-contacts';
import { type EmergencyContactRow, emergencyContacts } from '../tables/emergency-contacts';

export const addEmergencyContact = mutation('addEmergencyContact', async ({ body }, given) => {
  const { tx, caller, now, newId, touched } = given;
  const contacts = await holdContacts(caller, tx);
  const tooMany = findTooManyContacts(contacts.length);
  if (tooMany) throw unprocessable([tooMany]);
  const faults = checkContact(body, contacts);
  if (faults.length > 0) throw unprocessable(faults);

  const added: EmergencyContactRow = {
    id: newId(),
    patientId: caller.userId,
    ...body,
    isOnlyYou: false,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  await tx.insert(emergencyContacts).values(added);
  touched({ recordIds: [added.id] });
  return versioned(presentContact(added));
});
