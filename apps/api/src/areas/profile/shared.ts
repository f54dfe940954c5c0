import type { SharedTable } from '../../kernel/sharing/shared-table';
import { emergencyContacts } from './tables/emergency-contacts';

/** Lists what a patient may share of this area. */
export const shared: readonly SharedTable[] = [
  {
    table: emergencyContacts,
    person: emergencyContacts.patientId,
    onlyYou: emergencyContacts.isOnlyYou,
    kinds: ['emergency-contacts'],
    day: null,
    order: '$created_at',
    offset: null,
    as: 'contact',
    fields: { name: '$name', relationship: '$relationship', phone: '$phone' },
  },
];
