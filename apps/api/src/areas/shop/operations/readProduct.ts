import { answer } from '@nadi/api-server/answers';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { presentProduct } from '@nadi/domain/shop/product';
import { taxPercentOf } from '@nadi/domain/shop/tax-rates';
import { query } from '../../../kernel/operation/operation';
import { findOfForm, findProduct } from '../queries/find-products';

export const readProduct = query('readProduct', async ({ path }, { tx, now }) => {
  const found = await findProduct(path.id, tx);
  const others = await findOfForm(found, tx);
  return answer(presentProduct(found, others, taxPercentOf(found.hsn, dayInIndia(now)) ?? 0));
});
