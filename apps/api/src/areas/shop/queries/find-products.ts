import { notFound } from '@nadi/api-server/problem';
import { fewLeft } from '@nadi/domain/shop/product';
import { and, asc, count, desc, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { hasId } from '../../../kernel/db/has-id';
import type { Reader } from '../../../kernel/db/transaction';
import { type ShopProductRow, shopProducts } from '../tables/shop-products';

export type ProductSearch = {
  q?: string | undefined;
  category?: string | undefined;
  inStock: boolean;
  prescription?: 'needed' | 'not-needed' | undefined;
  ids?: string | undefined;
  sort: 'relevance' | 'name' | 'price' | '-price';
};
type Place = { page: number; limit: number };

const available = sql`${shopProducts.stock} - ${shopProducts.reserved}`;

/** Selects products in which each word is somewhere. */
export function withWords(q: string | undefined): SQL | undefined {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return and(...words.map((word) => sql`position(${word} in ${shopProducts.words}) > 0`));
}

/** A page of the products that are for sale. */
export async function searchProducts(search: ProductSearch & Place, tx: Reader) {
  const { q, category, inStock, prescription, ids, sort, page, limit } = search;
  const wanted = ids === undefined ? null : ids.split(',').filter((id) => isUuid(id));
  const chosen = and(
    eq(shopProducts.isListed, true),
    withWords(q),
    category === undefined ? undefined : eq(shopProducts.category, category),
    inStock ? sql`${available} > 0` : undefined,
    prescription && (prescription === 'needed' ? ne : eq)(shopProducts.schedule, 'none'),
    wanted === null ? undefined : wanted.length === 0 ? sql`false` : inArray(shopProducts.id, wanted),
  );
  const beginsSo =
    q && sort === 'relevance' ? [desc(sql`position(${q.toLowerCase()} in ${shopProducts.words}) = 1`)] : [];
  const byPrice =
    sort === 'price'
      ? [asc(shopProducts.pricePaise)]
      : sort === '-price'
        ? [desc(shopProducts.pricePaise)]
        : [];
  const found = await tx
    .select()
    .from(shopProducts)
    .where(chosen)
    .orderBy(...beginsSo, ...byPrice, asc(shopProducts.name), asc(shopProducts.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await tx.select({ total: count() }).from(shopProducts).where(chosen);
  return { found, total: counted?.total ?? 0 };
}

/** A page of all products, by name. */
export async function findStock(
  { q, low, page, limit }: Place & { q?: string | undefined; low: boolean },
  tx: Reader,
) {
  const chosen = and(withWords(q), low ? lte(available, fewLeft) : undefined);
  const found = await tx
    .select()
    .from(shopProducts)
    .where(chosen)
    .orderBy(asc(shopProducts.name), asc(shopProducts.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await tx.select({ total: count() }).from(shopProducts).where(chosen);
  return { found, total: counted?.total ?? 0 };
}

/** One that is for sale. @throws 404 */
export async function findProduct(id: string, tx: Reader): Promise<ShopProductRow> {
  const isIt = and(hasId(shopProducts.id, id), eq(shopProducts.isListed, true));
  const [found] = await tx.select().from(shopProducts).where(isIt);
  if (!found) throw notFound();
  return found;
}

/** Returns products that may have the same composition. */
export const findOfForm = ({ form }: ShopProductRow, tx: Reader): Promise<ShopProductRow[]> =>
  tx
    .select()
    .from(shopProducts)
    .where(and(eq(shopProducts.isListed, true), eq(shopProducts.form, form)));

/** Products by their ids, whether for sale or not. */
export const findByIds = async (ids: readonly string[], tx: Reader): Promise<ShopProductRow[]> =>
  ids.length === 0
    ? []
    : tx
        .select()
        .from(shopProducts)
        .where(inArray(shopProducts.id, [...ids]));
