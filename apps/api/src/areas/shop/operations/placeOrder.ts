import { randomInt } from 'node:crypto';
import { versioned } from '@nadi/api-server/answers';
import { conflict, Problem, unprocessable } from '@nadi/api-server/problem';
import { type OrderLine, orderNumber, prescribedLines, reservation } from '@nadi/domain/shop/order';
import { and, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import { mutation } from '../../../kernel/operation/operation';
import { findCheckout, statusAt } from '../checkouts';
import { orderMoved } from '../notices';
import { asOrder, changeStock } from '../orders';
import { ownCart } from '../policy/shop';
import { prescriptionOf } from '../prescriptions';
import { findByIds } from '../queries/find-products';
import { shopCartItems } from '../tables/shop-carts';
import { shopCheckouts } from '../tables/shop-checkouts';
import { type ShopOrderRow, shopOrders } from '../tables/shop-orders';

const over = {
  ORDERED: 'This checkout became an order already.',
  LEFT: 'This checkout was left. Begin another one.',
  EXPIRED: 'The fifteen minutes of this checkout are over. Begin another one; your cart is as it was.',
};

export const placeOrder = mutation('placeOrder', async ({ body }, given) => {
  const { tx, caller, now, newId, touched, notify } = given;
  const checkout = await findCheckout(body.checkoutId, caller, tx, true).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.status !== 404) throw error;
    throw unprocessable([
      { pointer: '/body/checkoutId', message: 'Must be one of your checkouts.', code: 'unknown' },
    ]);
  });
  const status = statusAt(checkout, now);
  if (status !== 'OPEN') throw conflict(over[status]);
  await refuseChanged(checkout.lines, tx);
  const prescribed = prescribedLines(checkout.lines);
  const prescription = await prescriptionOf(body.prescriptionRecordId, prescribed.length > 0, given);
  const isCash = body.paymentMethod === 'cash';
  const order: ShopOrderRow = {
    ...{ id: newId(), userId: caller.userId, checkoutId: checkout.id, status: 'PLACED' },
    number: orderNumber(Array.from({ length: 8 }, () => randomInt(2 ** 32) / 2 ** 32)),
    ...{ reason: null, returnReason: null, fulfilment: checkout.fulfilment, address: checkout.address },
    ...{ seller: checkout.seller, lines: checkout.lines, totals: checkout.totals },
    ...{ paymentMethod: body.paymentMethod, paymentId: null, paidAt: null, refundPaise: 0, refundedAt: null },
    payUntil: isCash ? null : new Date(now.getTime() + reservation),
    ...{ prescriptionStatus: null, prescriptionRecordId: null, prescriptionFiles: [] },
    ...{ patientName: null, patientAge: null, ...prescription, prescribed },
    ...{ prescriptionReason: null, prescriptionDecidedAt: null, prescriptionDecidedBy: null },
    ...{ pharmacist: null, approved: null, prescriber: null, invoiceNumber: null, invoicedAt: null },
    ...{ creditNoteNumber: null, creditedAt: null, deliveredAt: null },
    history: [{ status: 'PLACED', at: now.toISOString() }],
    isSample: checkout.isSample || !isCash,
    ...{ createdAt: now, updatedAt: now, version: 1 },
  };
  await tx.insert(shopOrders).values(order);
  await tx
    .update(shopCheckouts)
    .set({ status: 'ORDERED', orderId: order.id })
    .where(eq(shopCheckouts.id, checkout.id));
  await changeStock(order.lines, -1, -1, tx);
  const ordered = order.lines.map(({ productId }) => productId);
  await tx.delete(shopCartItems).where(and(ownCart(caller), inArray(shopCartItems.productId, ordered)));
  touched({ recordIds: [order.id, ...(prescription ? [prescription.prescriptionRecordId] : [])] });
  notify(caller.userId, orderMoved(order.id, 'PLACED'));
  return versioned(asOrder(order, now));
});

/** @throws 409 that names a product which is not for sale any more, or whose schedule is another than at the checkout */
async function refuseChanged(lines: readonly OrderLine[], tx: Reader): Promise<void> {
  const ids = lines.map(({ productId }) => productId);
  const products = new Map((await findByIds(ids, tx)).map((one) => [one.id, one]));
  for (const { productId, name, schedule } of lines) {
    const product = products.get(productId);
    if (!product?.isListed || product.schedule !== schedule)
      throw conflict(`${name} has changed. Begin another checkout; nothing was ordered.`);
  }
}
