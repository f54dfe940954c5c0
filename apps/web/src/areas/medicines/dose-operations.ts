import type { ItemOperations } from '../../kernel/items/item-operations';

export const doseOperations: ItemOperations = {
  type: 'medicine-dose',
  add: 'recordMedicineDose',
  change: 'updateMedicineDose',
  remove: 'deleteMedicineDose',
};
