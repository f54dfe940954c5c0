import { versioned } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { asHandled, findOrder } from '../orders';

export const readShopOrder = query('readShopOrder', async ({ path }, { tx, now, touched }) => {
  const found = await findOrder(path.id, undefined, tx);
  touched({ subjectId: found.userId, recordIds: [found.id] });
  return versioned(asHandled(found, now));
});
