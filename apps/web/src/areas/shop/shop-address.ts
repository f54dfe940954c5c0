import type { ShopFilter } from '@nadi/ui/screens/shop/types';

const sorts: readonly ShopFilter['sort'][] = ['relevance', 'name', 'price', '-price'];

/** Returns the filter in an address, without invalid values. */
export function readShopAddress(query: URLSearchParams): ShopFilter {
  const category = query.get('category') ?? '';
  return {
    words: (query.get('q') ?? '').trim().slice(0, 100),
    category: /^[a-z]+(-[a-z]+)*$/.test(category) && category.length <= 40 ? category : null,
    inStock: query.get('inStock') === 'true',
    withoutPrescription: query.get('prescription') === 'not-needed',
    sort: sorts.find((one) => one === query.get('sort')) ?? 'relevance',
  };
}

/** Returns the parameters of a search; the address has the same. */
const searchOf = ({ words, category, inStock, withoutPrescription, sort }: ShopFilter, page = 1) => ({
  ...(words && { q: words }),
  ...(category && { category }),
  ...(inStock && { inStock: true }),
  ...(withoutPrescription && { prescription: 'not-needed' as const }),
  ...(sort !== 'relevance' && { sort }),
  ...(page > 1 && { page }),
});

export const writeShopAddress = (filter: ShopFilter, page = 1): Record<string, string> =>
  Object.fromEntries(Object.entries(searchOf(filter, page)).map(([name, value]) => [name, String(value)]));

export const onPage = 20;

export const productsQuery = (filter: ShopFilter, page: number) =>
  ['get', '/shop/products', { params: { query: { ...searchOf(filter, page), limit: onPage } } }] as const;

export const cartQuery = ['get', '/shop/cart', {}] as const;
export const categoriesQuery = ['get', '/shop/product-categories', {}] as const;
