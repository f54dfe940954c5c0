import { versioned } from '@nadi/api-server/answers';
import { refuseHandling } from '@nadi/domain/shop/order';
import { and, eq } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { enterSupply, issue } from '../invoices';
import { orderMoved, returnRefused } from '../notices';
import { asHandled, holdOrder, moveTo, refuse } from '../orders';
import type { ShopOrderRow } from '../tables/shop-orders';
import { shopPayments } from '../tables/shop-payments';

export const moveOrder = mutation('moveOrder', async ({ path, headers, body: { status } }, given) => {
  const { tx, now, touched, notify } = given;
  const found = await holdOrder(path.id, undefined, tx);
  touched({ subjectId: found.userId, recordIds: [found.id] });
  expectVersion(headers, found.version, 'Order', () => asHandled(found, now));
  refuse(refuseHandling(found, status));
  const more: Partial<ShopOrderRow> = status === 'CANCELLED' ? { reason: 'by-shop' } : {};
  // Goods leave: CGST Act, section 31 (1).
  if ((status === 'SENT' || status === 'DELIVERED') && found.invoiceNumber === null) {
    Object.assign(more, { invoiceNumber: await issue('invoice', found, given), invoicedAt: now });
    await enterSupply(found, given);
    more.prescriber = null;
  }
  // They come back: section 34.
  if (status === 'RETURNED')
    Object.assign(more, { creditNoteNumber: await issue('credit-note', found, given), creditedAt: now });
  if (status === 'REFUNDED')
    await tx
      .update(shopPayments)
      .set({ status: 'REFUNDED' })
      .where(and(eq(shopPayments.orderId, found.id), eq(shopPayments.status, 'PAID')));
  const order = await moveTo(found, status, more, given);
  const isRefused = found.status === 'RETURN_REQUESTED' && status === 'DELIVERED';
  notify(order.userId, isRefused ? returnRefused(order.id) : orderMoved(order.id, status));
  return versioned(asHandled(order, now));
});
