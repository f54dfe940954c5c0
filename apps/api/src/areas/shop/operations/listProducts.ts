import { presentProductSummary } from '@nadi/domain/shop/product';
import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { searchProducts } from '../queries/find-products';

export const listProducts = query('listProducts', async ({ query }, { tx }) => {
  const { found, total } = await searchProducts(query, tx);
  return pageAnswer(found.map(presentProductSummary), { ...query, total });
});
