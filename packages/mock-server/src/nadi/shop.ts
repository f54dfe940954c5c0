import type { Checkout, DeliveryAddress, NewCheckout, NewOrder, Order } from '@nadi/contract/schema';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { type Chosen, refuseCart, toLine } from '@nadi/domain/shop/cart';
import { toProductColumns } from '@nadi/domain/shop/import-products';
import { orderNumber, paymentMethods, prescribedLines, reservation } from '@nadi/domain/shop/order';
import type { KeptProduct } from '@nadi/domain/shop/product';
import { sampleProductId, sampleProducts } from '@nadi/domain/shop/sample/sample-products';
import { sampleSeller } from '@nadi/domain/shop/seller';
import { totalsOf } from '@nadi/domain/shop/totals';
import type { Given, Kind } from '../mock-types';
import { ownerOf } from './kinds/list-adapters';
import { conflict, unprocessable } from './problems';
import type { Person } from './world';

/** The shelves of the mock are those of the sample. Nothing is sold out by an order. */
export const products: readonly KeptProduct[] = sampleProducts.map((sent, place) => ({
  ...toProductColumns(sent),
  ...{ id: sampleProductId(place), stock: sent.stock, reserved: 0, isListed: true, isSample: true },
  ...{ version: 1, updatedAt: new Date('2026-11-01T09:00:00+05:30') },
}));

export const chosenOf = ({ shopCart }: Person): Chosen[] =>
  shopCart.flatMap(({ productId, quantity }) => {
    const product = products.find(({ id }) => id === productId);
    return product ? [{ product, quantity }] : [];
  });

const owned = <Row>(path: string, { store, owner }: Given) =>
  store.collection(path, owner).list() as unknown as Row[];

/** Reserves nothing: the mock has one buyer. */
export const checkouts: Kind<Checkout> = {
  make(sent, before, given) {
    if (before) return before;
    const { fulfilment, addressId } = sent as NewCheckout;
    const chosen = chosenOf(ownerOf(given));
    const refusal = refuseCart(chosen);
    if (refusal) throw conflict(refusal);
    const found = owned<DeliveryAddress>('/shop/addresses', given).find(({ id }) => id === addressId);
    if (fulfilment === 'delivery' && !found)
      throw unprocessable({
        ...{ pointer: '/body/addressId', message: 'Must be one of your addresses.', code: 'unknown' },
      });
    const address = found
      ? (({ name, phone, line1, line2, city, state, pin }) => ({
          name,
          phone,
          line1,
          line2,
          city,
          state,
          pin,
        }))(found)
      : null;
    const day = dayInIndia(given.now);
    const { lines, totals } = totalsOf(
      chosen.flatMap((one) => toLine(one, day) ?? []),
      { isDelivered: address !== null, from: sampleSeller.state, to: address?.state ?? sampleSeller.state },
    );
    return {
      ...{ status: 'OPEN', fulfilment, address, seller: sampleSeller, lines, totals, orderId: null },
      needsPrescription: prescribedLines(lines).length > 0,
      paymentMethods: [...paymentMethods],
      reservedUntil: new Date(given.now.getTime() + reservation).toISOString(),
    };
  },
};

export const orders: Kind<Order> = {
  make(sent, before, given) {
    if (before) return { ...before, ...sent };
    const { checkoutId, paymentMethod, prescriptionRecordId } = sent as NewOrder;
    const checkout = owned<Checkout>('/shop/checkouts', given).find(({ id }) => id === checkoutId);
    if (checkout?.status !== 'OPEN') throw conflict('This checkout is over. Begin another one.');
    if (checkout.needsPrescription && prescriptionRecordId === undefined)
      throw unprocessable({
        pointer: '/body/prescriptionRecordId',
        message: 'Must name a record with your prescription.',
        code: 'required',
      });
    given.store.collection('/shop/checkouts', given.owner).put({ ...checkout, status: 'ORDERED' });
    ownerOf(given).shopCart = [];
    const { fulfilment, address, seller, lines, totals } = checkout;
    const isCash = paymentMethod === 'cash';
    return {
      ...{ status: 'PLACED', reason: null, returnReason: null, fulfilment, address, seller, lines, totals },
      number: orderNumber([...checkoutId.slice(-8)].map((sign) => (sign.charCodeAt(0) % 29) / 30)),
      ...{ paymentMethod, paymentId: null, paidAt: null, refundPaise: 0, refundedAt: null },
      payUntil: isCash ? null : new Date(given.now.getTime() + reservation).toISOString(),
      prescription: checkout.needsPrescription
        ? {
            recordId: prescriptionRecordId,
            status: 'WAITING',
            reason: null,
            decidedAt: null,
            pharmacist: null,
            lines: prescribedLines(lines).map(({ name, quantity: ordered }) => ({
              ...{ name, ordered, approved: null },
            })),
          }
        : null,
      ...{ invoice: null, creditNote: null, canCancel: true, canReturn: false, returnUntil: null },
      history: [{ status: 'PLACED', at: given.now.toISOString() }],
      isSample: true,
    };
  },
};
