import type { ItemOperations } from '../../../kernel/items/item-operations';

/** The group of readings. */
export const readingType = 'vital-sign';

export const readingOperations: ItemOperations = {
  type: readingType,
  add: 'recordVitalSign',
  change: 'updateVitalSign',
  remove: 'deleteVitalSign',
};
