import { versioned } from '@nadi/api-server/answers';
import { notFound, unprocessable } from '@nadi/api-server/problem';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { checkProductChange, presentStockItem } from '@nadi/domain/shop/product';
import { taxPercentOf } from '@nadi/domain/shop/tax-rates';
import { eq } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { type ShopProductRow, shopProducts } from '../tables/shop-products';

export const updateProduct = mutation('updateProduct', async ({ path, headers, body }, { tx, now }) => {
  const asked = tx.select().from(shopProducts).where(hasId(shopProducts.id, path.id));
  const [found] = await asked.for('update');
  if (!found) throw notFound();
  const present = (row: ShopProductRow) => presentStockItem(row, taxPercentOf(row.hsn, dayInIndia(now)) ?? 0);
  expectVersion(headers, found.version, 'StockItem', () => present(found));
  const faults = checkProductChange(body, found);
  if (faults.length > 0) throw unprocessable(faults);
  const changes = { ...body, version: found.version + 1, updatedAt: now };
  await tx.update(shopProducts).set(changes).where(eq(shopProducts.id, found.id));
  return versioned(present({ ...found, ...changes }));
});
