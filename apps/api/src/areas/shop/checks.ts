import { notFound } from '@nadi/api-server/problem';
import type { PrescriptionCheck } from '@nadi/contract/schema';
import { presentCheck } from '@nadi/domain/shop/prescription';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Reader } from '../../kernel/db/transaction';
import { findByIds } from './queries/find-products';
import { notMine } from './queries/mine';
import { type ShopOrderRow, shopOrders } from './tables/shop-orders';

/** Orders of others that have a prescription: nobody checks their own. */
export const isChecked = (): SQL | undefined =>
  and(isNotNull(shopOrders.prescriptionStatus), notMine(shopOrders.userId));
export const isWaiting = (): SQL | undefined =>
  and(isChecked(), eq(shopOrders.prescriptionStatus, 'WAITING'));

export async function presentChecks(
  orders: readonly ShopOrderRow[],
  tx: Reader,
): Promise<PrescriptionCheck[]> {
  const ids = orders.flatMap(({ prescribed }) => prescribed.map(({ productId }) => productId));
  const products = await findByIds([...new Set(ids)], tx);
  return orders.map((order) => presentCheck(order, products) as PrescriptionCheck);
}

/** A file of a prescription that waits. @throws 404 for any other */
export async function findCheckFile(id: string, tx: Reader) {
  if (!isUuid(id)) throw notFound();
  const has = sql`${shopOrders.prescriptionFiles} @> ${JSON.stringify([{ id }])}::jsonb`;
  const [order] = await tx.select().from(shopOrders).where(and(isWaiting(), has));
  const file = order?.prescriptionFiles.find((one) => one.id === id);
  if (!order || !file) throw notFound();
  return { file, touch: { subjectId: order.userId, recordIds: [order.id, file.id] } };
}
