import type { Kept } from '../../kernel/db/kept-tables';
import { emergencyContacts } from './tables/emergency-contacts';

export const kept: Kept = {
  exported: [
    {
      as: 'emergencyContacts',
      table: emergencyContacts,
      person: emergencyContacts.patientId,
      order: emergencyContacts.id,
      leftOut: [],
      isImported: true,
    },
  ],
  notExported: [],
};
