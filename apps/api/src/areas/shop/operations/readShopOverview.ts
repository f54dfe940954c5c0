import { answer } from '@nadi/api-server/answers';
import { orderStatuses } from '@nadi/domain/shop/order';
import { fewLeft } from '@nadi/domain/shop/product';
import { count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { query } from '../../../kernel/operation/operation';
import { canBePacked } from '../queries/find-waiting-orders';
import { shopOrders } from '../tables/shop-orders';
import { shopPharmacists } from '../tables/shop-pharmacists';
import { shopProducts } from '../tables/shop-products';

const left = sql`${shopProducts.stock} - ${shopProducts.reserved}`;
const many = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;

export const readShopOverview = query('readShopOverview', async (_, { tx }) => {
  const { status, prescriptionStatus, refundPaise, refundedAt } = shopOrders;
  const counted = await tx.select({ status, many: count() }).from(shopOrders).groupBy(status);
  const counts = new Map(counted.map((one) => [one.status, one.many]));
  const [orders] = await tx
    .select({
      toPack: many(canBePacked()),
      toRefund: many(sql`${refundPaise} > 0 and ${refundedAt} is null`),
      prescriptionsWaiting: many(sql`${prescriptionStatus} = 'WAITING'`),
    })
    .from(shopOrders);
  const [products] = await tx
    .select({
      products: count(),
      lowStock: many(sql`${left} between 1 and ${fewLeft}`),
      soldOut: many(sql`${left} <= 0`),
    })
    .from(shopProducts)
    .where(eq(shopProducts.isListed, true));
  const [rights] = await tx
    .select({ pharmacists: count() })
    .from(shopPharmacists)
    .where(isNull(shopPharmacists.withdrawnAt));
  return answer({
    orders: orderStatuses.map((one) => ({ status: one, count: counts.get(one) ?? 0 })),
    ...{ toPack: orders?.toPack ?? 0, toSend: counts.get('PACKED') ?? 0, toRefund: orders?.toRefund ?? 0 },
    ...{ returnsAsked: counts.get('RETURN_REQUESTED') ?? 0 },
    prescriptionsWaiting: orders?.prescriptionsWaiting ?? 0,
    ...{ lowStock: products?.lowStock ?? 0, soldOut: products?.soldOut ?? 0 },
    ...{ products: products?.products ?? 0, pharmacists: rights?.pharmacists ?? 0 },
  });
});
