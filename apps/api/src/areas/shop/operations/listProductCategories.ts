import { answer } from '@nadi/api-server/answers';
import { productCategories } from '@nadi/domain/shop/categories';
import { count, eq } from 'drizzle-orm';
import { query } from '../../../kernel/operation/operation';
import { shopProducts } from '../tables/shop-products';

export const listProductCategories = query('listProductCategories', async (_, { tx }) => {
  const counted = await tx
    .select({ category: shopProducts.category, many: count() })
    .from(shopProducts)
    .where(eq(shopProducts.isListed, true))
    .groupBy(shopProducts.category);
  const counts = new Map(counted.map(({ category, many }) => [category, many]));
  return answer(productCategories.map((one) => ({ ...one, productCount: counts.get(one.id) ?? 0 })));
});
