import type { ExportedEmergencyContact, NewEmergencyContact } from '@nadi/contract/schema';
import { checkContact, findTooManyContacts } from '@nadi/domain/profile/contact-faults';
import type { Kind } from '../../mock-types';
import { unprocessable } from '../problems';
import { keptList, ownerOf, putInto } from './list-adapters';

export const emergencyContacts: Kind<ExportedEmergencyContact> = {
  kept(given) {
    const me = ownerOf(given);
    return keptList(() => me.emergencyContacts, {
      put: (contact) => putInto(me.emergencyContacts, contact),
      remove(id) {
        me.emergencyContacts = me.emergencyContacts.filter((contact) => contact.id !== id);
      },
    });
  },

  make(sent, before, given) {
    const me = ownerOf(given);
    const tooMany = before ? null : findTooManyContacts(me.emergencyContacts.length);
    if (tooMany) throw unprocessable(tooMany);
    const contact = sent as NewEmergencyContact;
    const others = me.emergencyContacts.filter(({ id }) => id !== before?.id);
    const faults = checkContact(contact, others);
    if (faults.length > 0) throw unprocessable(...faults);
    return { ...before, ...contact };
  },
};
