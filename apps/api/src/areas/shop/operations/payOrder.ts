import { answer } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { and, eq, ne } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { testGateway } from '../gateways';
import { holdOrder, isOwnOrder, saveOrder } from '../orders';
import { presentPayment } from '../payments';
import { shopPayments } from '../tables/shop-payments';

export const payOrder = mutation('payOrder', async ({ path }, given) => {
  const { tx, caller, now, newId, touched } = given;
  const order = await holdOrder(path.id, isOwnOrder(caller), tx);
  touched({ recordIds: [order.id] });
  if (order.paymentMethod === 'cash') throw conflict('This order is paid in cash.');
  if (order.status !== 'PLACED') throw conflict(`This order is ${order.status}, so it cannot be paid now.`);
  if (order.payUntil === null || order.payUntil <= now)
    throw conflict('The fifteen minutes to pay are over. Order again; nothing was paid.');
  const isOpen = and(eq(shopPayments.orderId, order.id), ne(shopPayments.status, 'FAILED'));
  const [open] = await tx.select().from(shopPayments).where(isOpen);
  const amountPaise = order.totals.totalPaise;
  if (open?.amountPaise === amountPaise) return answer(presentPayment(open));
  // A pharmacist approved fewer packs since it was begun: the old amount is never taken.
  if (open) await tx.update(shopPayments).set({ status: 'FAILED' }).where(eq(shopPayments.id, open.id));
  const id = newId();
  const payment = {
    ...{ id, userId: caller.userId, orderId: order.id, gateway: testGateway.name, amountPaise },
    ...testGateway.begin({ id, amountPaise }),
    ...{ status: 'CREATED' as const, createdAt: now, paidAt: null },
  };
  await tx.insert(shopPayments).values(payment);
  await saveOrder(order, { paymentId: id }, given);
  return answer(presentPayment(payment));
});
