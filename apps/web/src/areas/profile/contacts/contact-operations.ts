import type { ItemOperations } from '../../../kernel/items/item-operations';

export const contactsPath = '/patients/emergency-contacts' as const;

export const contactOperations: ItemOperations = {
  type: 'emergency-contact',
  add: 'addEmergencyContact',
  change: 'updateEmergencyContact',
  remove: 'deleteEmergencyContact',
};
