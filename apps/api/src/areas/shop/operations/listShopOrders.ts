import type { ShopOrder } from '@nadi/contract/schema';
import { presentShopOrder } from '@nadi/domain/shop/order';
import { and, count, desc, eq } from 'drizzle-orm';
import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { shopOrders } from '../tables/shop-orders';

export const listShopOrders = query('listShopOrders', async ({ query }, { tx, touched }) => {
  const { status, number, page, limit } = query;
  const chosen = and(
    status && eq(shopOrders.status, status),
    number === undefined ? undefined : eq(shopOrders.number, number),
  );
  const found = await tx
    .select()
    .from(shopOrders)
    .where(chosen)
    .orderBy(desc(shopOrders.createdAt), desc(shopOrders.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await tx.select({ total: count() }).from(shopOrders).where(chosen);
  for (const { id, userId } of found) touched({ subjectId: userId, recordIds: [id] });
  return pageAnswer(
    found.map((order) => presentShopOrder(order) as ShopOrder),
    { page, limit, total: counted?.total ?? 0 },
  );
});
