import { answer } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { findPayment, presentPayment } from '../payments';

export const readPayment = query('readPayment', async ({ path }, { tx, caller, touched }) => {
  const found = await findPayment(path.id, caller, tx);
  touched({ recordIds: [found.id] });
  return answer(presentPayment(found));
});
