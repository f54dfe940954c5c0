import type { OrderStatus } from '@nadi/domain/shop/order';
import { type Notice, noticesOf } from '../../kernel/notify/notify';

const ofOrder = (id: string) =>
  noticesOf({
    category: 'general',
    action: { label: 'Open the order', href: `/dashboard/health-shop/orders/${id}` },
  });
const toPharmacist = noticesOf({
  category: 'general',
  action: { label: 'Open the prescriptions', href: '/dashboard/health-shop/prescriptions' },
});

const words: Partial<Record<OrderStatus, { title: string; body: string }>> = {
  PLACED: { title: 'Your order is placed', body: 'We tell you when it is packed and on its way.' },
  PAID: { title: 'Your order is paid', body: 'We tell you when it is packed and on its way.' },
  PACKED: { title: 'Your order is packed', body: 'It is sent, or can be picked up, soon.' },
  SENT: { title: 'Your order is on its way', body: 'Its invoice is ready.' },
  DELIVERED: {
    title: 'Your order was delivered',
    body: 'If something is wrong, ask to return it within seven days.',
  },
  CANCELLED: { title: 'Your order was cancelled', body: 'If you paid for it, the money comes back to you.' },
  RETURNED: { title: 'Your return has arrived', body: 'What you paid comes back to you.' },
  REFUNDED: { title: 'Your money was paid back', body: 'The order says how much.' },
};

/** Titles and bodies name no product, which may tell of an illness on a locked screen. */
export const orderMoved = (id: string, status: OrderStatus): Notice => ({
  ...ofOrder(id)(
    'order-changed',
    words[status]?.title ?? 'Your order has news',
    words[status]?.body ?? 'Open it to see more.',
  ),
  about: `${id} ${status}`,
});

export const returnRefused = (id: string): Notice => ({
  ...ofOrder(id)(
    'order-changed',
    'Your return was not accepted',
    'Open the order. Ask the clinic if you do not agree.',
  ),
  about: `${id} return-refused`,
});

/** Tells of money for packs that a pharmacist did not approve. */
export const partRefunded = (id: string): Notice => ({
  ...ofOrder(id)('order-changed', 'Part of your money was paid back', 'The order says how much.'),
  about: `${id} part-refunded`,
});

export const prescriptionDecided = (id: string, isApproved: boolean): Notice => ({
  ...ofOrder(id)(
    'prescription-checked',
    isApproved ? 'A pharmacist approved your prescription' : 'A pharmacist refused your prescription',
    isApproved
      ? 'Your order can be packed now. Open it to see what was approved.'
      : 'The order was cancelled. Open it to see why, and what you can do.',
  ),
  about: `${id} ${isApproved}`,
});

export const prescriptionWaits = (id: string): Notice => ({
  ...toPharmacist(
    'prescription-waits',
    'A prescription waits for you to check it',
    'An order cannot be packed before that.',
  ),
  about: id,
});
