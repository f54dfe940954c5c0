import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { checkContact } from '@nadi/domain/profile/contact-faults';
import { presentContact } from '@nadi/domain/profile/present-contact';
import { eq } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { tellDoctors } from '../../../kernel/sharing/tell-doctors';
import { holdContacts, pickContact } from '../queries/find-contacts';
import { emergencyContacts } from '../tables/emergency-contacts';

export const updateEmergencyContact = mutation(
  'updateEmergencyContact',
  async ({ path, headers, body }, given) => {
    const { tx, caller, now, touched } = given;
    const contacts = await holdContacts(caller, tx);
    const found = pickContact(path.id, contacts);
    touched({ recordIds: [found.id] });
    expectVersion(headers, found.version, 'EmergencyContact', () => presentContact(found));

    const others = contacts.filter((contact) => contact !== found);
    const faults = checkContact(body, others);
    if (faults.length > 0) throw unprocessable(faults);

    const changes = { ...body, version: found.version + 1, updatedAt: now };
    await tx.update(emergencyContacts).set(changes).where(eq(emergencyContacts.id, found.id));
    await tellDoctors(given);
    return versioned(presentContact({ ...found, ...changes }));
  },
);
