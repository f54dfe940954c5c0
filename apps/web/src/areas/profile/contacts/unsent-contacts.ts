import type { EmergencyContact, NewEmergencyContact } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import { relationships } from '@nadi/ui/words/relationship';
import { itemUnsent } from '../../../kernel/items/item-unsent';
import { contactOperations } from './contact-operations';
import { addition, change, removal, unnamed } from './contact-writes';

/** The texts for unsent entries of emergency contacts. */
export const unsentContacts = itemUnsent<EmergencyContact, NewEmergencyContact>({
  operations: contactOperations,
  home: '/dashboard/profile/emergency-contacts',
  title: ({ name }) => m.contact_unsent({ name }),
  sealedTitle: m.contact_sealed,
  parts: () => [
    { field: 'name', label: m.contact_name(), keys: ['name'], say: ({ name }) => name },
    {
      field: 'relationship',
      label: m.contact_relationship(),
      keys: ['relationship'],
      say: ({ relationship }) => relationships[relationship](),
    },
    { field: 'phone', label: m.contact_phone(), keys: ['phone'], say: ({ phone }) => phone },
  ],
  add: addition,
  change,
  remove: removal,
  unnamed,
});
