import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Job } from '../../../kernel/jobs/job';
import { addingNotice, notificationQueue } from '../../../kernel/notify/notify';
import type { AppContext } from '../../../kernel/operation/context';
import { orderMoved, prescriptionWaits } from '../notices';
import { moveTo } from '../orders';
import { shopOrders } from '../tables/shop-orders';
import { shopPharmacists } from '../tables/shop-pharmacists';

/** Orders of one run; the others wait for the next. */
const atOnce = 100;

/** Cancels orders at a gateway that were not paid in time, and tells their people. What they held is for sale again. */
async function cancelUnpaid({ db, clock, newId }: AppContext): Promise<number> {
  const now = clock.now();
  return db.write('keeper', async (tx) => {
    const due = await tx
      .select()
      .from(shopOrders)
      .where(and(eq(shopOrders.status, 'PLACED'), lte(shopOrders.payUntil, now)))
      .orderBy(shopOrders.id)
      .limit(atOnce)
      .for('update', { skipLocked: true });
    for (const order of due) {
      await moveTo(order, 'CANCELLED', { reason: 'unpaid' }, { tx, now });
      await tx.execute(addingNotice(order.userId, orderMoved(order.id, 'CANCELLED'), { newId, now }));
    }
    return due.length;
  });
}

/** Tells pharmacists of prescriptions that wait, each once. */
async function tellPharmacists({ db, clock, newId }: AppContext): Promise<number> {
  const now = clock.now();
  return db.write('keeper', async (tx) => {
    const pairs = await tx
      .select({ orderId: shopOrders.id, userId: shopPharmacists.userId })
      .from(shopOrders)
      .innerJoin(shopPharmacists, isNull(shopPharmacists.withdrawnAt))
      .where(
        and(
          eq(shopOrders.prescriptionStatus, 'WAITING'),
          sql`${shopPharmacists.userId} <> ${shopOrders.userId}`,
          sql`not exists (select from notifications n where n.user_id = ${shopPharmacists.userId} and n.type = 'prescription-waits' and n.about = ${shopOrders.id}::text)`,
        ),
      )
      .limit(atOnce);
    for (const { orderId, userId } of pairs)
      await tx.execute(addingNotice(userId, prescriptionWaits(orderId), { newId, now }));
    return pairs.length;
  });
}

export const jobs: readonly Job[] = [
  {
    name: 'shop-orders',
    schedule: { cron: '* * * * *', timeZone: 'UTC' },
    async run(_, context) {
      const { db, clock, bell } = context;
      await db.write('keeper', (tx) =>
        tx.execute(sql`select release_checkouts(${clock.now().toISOString()}::timestamptz)`),
      );
      const told = (await cancelUnpaid(context)) + (await tellPharmacists(context));
      if (told > 0) await bell.ring(notificationQueue);
    },
  },
];
