import { answer } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { findCheckout, presentCheckout } from '../checkouts';

export const readCheckout = query('readCheckout', async ({ path }, { tx, caller, now, touched }) => {
  const found = await findCheckout(path.id, caller, tx);
  touched({ recordIds: [found.id] });
  return answer(presentCheckout(found, now));
});
