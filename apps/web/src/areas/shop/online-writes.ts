import type {
  CartAnswer,
  CheckoutAnswer,
  DeliveryAddressAnswer,
  GuestCart,
  NewCheckout,
  NewDeliveryAddress,
  NewOrder,
  NewReturn,
  OrderAnswer,
  PaymentAnswer,
  PrescriptionCheckAnswer,
  PrescriptionDecision,
  Success,
  TestPaymentResult,
} from '@nadi/contract/schema';
import type { OnlineKind } from '../../kernel/offline/write-kinds';
import { versioned } from '../../kernel/online-writes/online-write';

type Of<Body> = { id: string; body: Body };
type Versioned<Body> = Of<Body> & { version: number };

const keyOf = (key: string) => ({ 'Idempotency-Key': key });
const common = { waits: false } as const;
const cart = { ...common, invalidates: /^\/shop\/cart/ } as const;
const addresses = { ...common, invalidates: /^\/shop\/addresses/ } as const;
/** Reads all of the shop again: an order changes the cart, the stock and the orders. */
const everything = { ...common, invalidates: /^\/shop\// } as const;
const checks = { ...common, invalidates: /^\/prescription-checks/ } as const;

export const putCartItem: OnlineKind<{ id: string; quantity: number }, CartAnswer> = {
  ...cart,
  operation: 'putCartItem',
  send: (api, { id, quantity }, key) =>
    api.PUT('/shop/cart/items/{id}', { params: { path: { id }, header: keyOf(key) }, body: { quantity } }),
};

export const removeCartItem: OnlineKind<string, CartAnswer> = {
  ...cart,
  operation: 'removeCartItem',
  send: (api, id, key) =>
    api.DELETE('/shop/cart/items/{id}', { params: { path: { id }, header: keyOf(key) } }),
};

export const mergeCart: OnlineKind<GuestCart, CartAnswer> = {
  ...cart,
  operation: 'mergeCart',
  send: (api, body, key) => api.POST('/shop/cart/merge', { params: { header: keyOf(key) }, body }),
};

export const addDeliveryAddress: OnlineKind<NewDeliveryAddress, DeliveryAddressAnswer> = {
  ...addresses,
  operation: 'addDeliveryAddress',
  send: (api, body, key) => api.POST('/shop/addresses', { params: { header: keyOf(key) }, body }),
};

export const updateDeliveryAddress: OnlineKind<Versioned<NewDeliveryAddress>, DeliveryAddressAnswer> = {
  ...addresses,
  operation: 'updateDeliveryAddress',
  send: (api, { id, version, body }, key) =>
    api.PUT('/shop/addresses/{id}', { params: { path: { id }, header: versioned(key, version) }, body }),
};

export const deleteDeliveryAddress: OnlineKind<string, Success> = {
  ...addresses,
  operation: 'deleteDeliveryAddress',
  send: (api, id, key) =>
    api.DELETE('/shop/addresses/{id}', { params: { path: { id }, header: keyOf(key) } }),
};

export const beginCheckout: OnlineKind<NewCheckout, CheckoutAnswer> = {
  ...everything,
  operation: 'beginCheckout',
  send: (api, body, key) => api.POST('/shop/checkouts', { params: { header: keyOf(key) }, body }),
};

export const leaveCheckout: OnlineKind<string, Success> = {
  ...everything,
  operation: 'leaveCheckout',
  send: (api, id, key) =>
    api.DELETE('/shop/checkouts/{id}', { params: { path: { id }, header: keyOf(key) } }),
};

export const placeOrder: OnlineKind<NewOrder, OrderAnswer> = {
  ...everything,
  operation: 'placeOrder',
  send: (api, body, key) => api.POST('/shop/orders', { params: { header: keyOf(key) }, body }),
};

export const cancelOrder: OnlineKind<string, OrderAnswer> = {
  ...everything,
  operation: 'cancelOrder',
  send: (api, id, key) =>
    api.POST('/shop/orders/{id}/cancellation', { params: { path: { id }, header: keyOf(key) } }),
};

export const requestReturn: OnlineKind<Of<NewReturn>, OrderAnswer> = {
  ...everything,
  operation: 'requestReturn',
  send: (api, { id, body }, key) =>
    api.POST('/shop/orders/{id}/return', { params: { path: { id }, header: keyOf(key) }, body }),
};

export const payOrder: OnlineKind<string, PaymentAnswer> = {
  ...everything,
  operation: 'payOrder',
  send: (api, id, key) =>
    api.POST('/shop/orders/{id}/payments', { params: { path: { id }, header: keyOf(key) } }),
};

export const confirmTestPayment: OnlineKind<Of<TestPaymentResult>, PaymentAnswer> = {
  ...everything,
  operation: 'confirmTestPayment',
  send: (api, { id, body }, key) =>
    api.POST('/shop/payments/{id}/confirmation', { params: { path: { id }, header: keyOf(key) }, body }),
};

export const decidePrescription: OnlineKind<Versioned<PrescriptionDecision>, PrescriptionCheckAnswer> = {
  ...checks,
  operation: 'decidePrescription',
  send: (api, { id, version, body }, key) =>
    api.PUT('/prescription-checks/{id}/decision', {
      params: { path: { id }, header: versioned(key, version) },
      body,
    }),
};
