import { readPage } from '../../kernel/browser/page-address';
import type { PrefetchQueries } from '../../kernel/requests/prefetch-queries';
import { cartQuery, categoriesQuery, productsQuery, readShopAddress } from './shop-address';

export const queries: PrefetchQueries = (search) => {
  const query = new URLSearchParams(search);
  return [productsQuery(readShopAddress(query), readPage(query)), categoriesQuery, cartQuery];
};
