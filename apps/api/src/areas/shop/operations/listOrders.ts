import { count, desc } from 'drizzle-orm';
import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { asOrder, isOwnOrder } from '../orders';
import { shopOrders } from '../tables/shop-orders';

export const listOrders = query('listOrders', async ({ query }, { tx, caller, now, touched }) => {
  const whose = isOwnOrder(caller);
  const found = await tx
    .select()
    .from(shopOrders)
    .where(whose)
    .orderBy(desc(shopOrders.createdAt), desc(shopOrders.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const [counted] = await tx.select({ total: count() }).from(shopOrders).where(whose);
  touched({ recordIds: found.map(({ id }) => id) });
  return pageAnswer(
    found.map((order) => asOrder(order, now)),
    { ...query, total: counted?.total ?? 0 },
  );
});
