import type { ItemOperations } from '../../../kernel/items/item-operations';

/** What readings are grouped by. */
export const readingType = 'vital-sign';

export const readingOperations: ItemOperations = {
  type: readingType,
  add: 'recordVitalSign',
  change: 'updateVitalSign',
  remove: 'deleteVitalSign',
};
