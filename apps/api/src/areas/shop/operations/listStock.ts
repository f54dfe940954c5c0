import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { presentStockItem } from '@nadi/domain/shop/product';
import { taxPercentOf } from '@nadi/domain/shop/tax-rates';
import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { findStock } from '../queries/find-products';

export const listStock = query('listStock', async ({ query }, { tx, now }) => {
  const { found, total } = await findStock(query, tx);
  const today = dayInIndia(now);
  return pageAnswer(
    found.map((product) => presentStockItem(product, taxPercentOf(product.hsn, today) ?? 0)),
    { ...query, total },
  );
});
