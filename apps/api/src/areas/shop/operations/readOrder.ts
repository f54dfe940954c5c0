import { versioned } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { asOrder, findOrder, isOwnOrder } from '../orders';

export const readOrder = query('readOrder', async ({ path }, { tx, caller, now, touched }) => {
  const found = await findOrder(path.id, isOwnOrder(caller), tx);
  touched({ recordIds: [found.id] });
  return versioned(asOrder(found, now));
});
