import type { ProductImport } from '@nadi/contract/schema';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { productCategories } from '@nadi/domain/shop/categories';
import { refuseProduct, type SentProduct, toProductColumns } from '@nadi/domain/shop/import-products';
import { eq, sql } from 'drizzle-orm';
import type { Writer } from '../../kernel/db/transaction';
import { shopProducts } from './tables/shop-products';

type Tools = { tx: Writer; now: Date; newId(place: number): string; isSample: boolean };

/** The columns of a product that come with it. */
export function toColumns(sent: SentProduct) {
  const columns = toProductColumns(sent);
  const category = productCategories.find(({ id }) => id === columns.category)?.name ?? '';
  const words = [columns.name, columns.composition ?? '', columns.maker, category].join(' ').toLowerCase();
  return { ...columns, words };
}

/** Takes products as they were sent, each by itself. A known one keeps its stock, and whether it is for sale. */
export async function keepProducts(
  sent: readonly SentProduct[],
  { tx, now, newId, isSample }: Tools,
): Promise<ProductImport> {
  const result: ProductImport = { added: 0, changed: 0, refused: [] };
  const seen = new Set<string>();
  for (const [index, product] of sent.entries()) {
    const { code } = product;
    const reason = seen.has(code) ? 'twice' : refuseProduct(product, dayInIndia(now));
    seen.add(code);
    if (reason) {
      result.refused.push({ index, code, reason });
      continue;
    }
    const columns = toColumns(product);
    const changed = await tx
      .update(shopProducts)
      .set({ ...columns, updatedAt: now, version: sql`${shopProducts.version} + 1` })
      .where(eq(shopProducts.code, code))
      .returning({ id: shopProducts.id });
    if (changed.length > 0) result.changed += 1;
    else {
      await tx.insert(shopProducts).values({
        ...{ ...columns, id: newId(index), stock: product.stock, reserved: 0, isListed: true, isSample },
        ...{ version: 1, updatedAt: now },
      });
      result.added += 1;
    }
  }
  return result;
}
