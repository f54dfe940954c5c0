import { answer } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { orderMoved } from '../notices';
import { holdOrder, isOwnOrder, moveTo } from '../orders';
import { findPayment, presentPayment } from '../payments';
import { shopPayments } from '../tables/shop-payments';

export const confirmTestPayment = mutation(
  'confirmTestPayment',
  async ({ path, body: { result } }, given) => {
    const { tx, caller, now, touched, notify } = given;
    const { orderId } = await findPayment(path.id, caller, tx);
    // The order first, as everywhere.
    const order = await holdOrder(orderId, isOwnOrder(caller), tx);
    const payment = await findPayment(path.id, caller, tx, true);
    touched({ recordIds: [payment.id, order.id] });
    // Paid once, it stays so.
    if (payment.status !== 'CREATED') {
      if (payment.status === 'FAILED' && result === 'paid')
        throw conflict('This payment failed. Begin another one; nothing was paid.');
      return answer(presentPayment(payment));
    }
    if (result === 'paid' && (order.status !== 'PLACED' || order.payUntil === null || order.payUntil <= now))
      throw conflict('The order was cancelled, or its fifteen minutes are over. Nothing was paid.');
    if (result === 'paid' && payment.amountPaise !== order.totals.totalPaise)
      throw conflict('The price of this order has changed. Begin the payment again; nothing was paid.');
    const changes =
      result === 'paid' ? { status: 'PAID' as const, paidAt: now } : { status: 'FAILED' as const };
    await tx.update(shopPayments).set(changes).where(eq(shopPayments.id, payment.id));
    if (result === 'paid') {
      await moveTo(order, 'PAID', {}, given);
      notify(caller.userId, orderMoved(order.id, 'PAID'));
    }
    return answer(presentPayment({ ...payment, ...changes }));
  },
);
