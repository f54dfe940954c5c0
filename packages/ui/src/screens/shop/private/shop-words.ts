import * as m from '../../../../generated/messages/messages';
import type {
  AddressDraft,
  Fulfilment,
  OrderStatus,
  PaymentMethod,
  PrescriptionStatus,
  ReturnReason,
  Seller,
} from '../types';

export const statusWords: Record<OrderStatus, () => string> = {
  PLACED: m.shop_status_placed,
  PAID: m.shop_status_paid,
  PACKED: m.shop_status_packed,
  SENT: m.shop_status_sent,
  DELIVERED: m.shop_status_delivered,
  RETURN_REQUESTED: m.shop_status_return_requested,
  RETURNED: m.shop_status_returned,
  CANCELLED: m.shop_status_cancelled,
  REFUNDED: m.shop_status_refunded,
};

/** The state of an order in words; what is not delivered to a door is picked up. */
export const sayStatus = (status: OrderStatus, fulfilment: Fulfilment): string =>
  status === 'DELIVERED' && fulfilment === 'pick-up' ? m.shop_status_picked_up() : statusWords[status]();

export const prescriptionWords: Record<PrescriptionStatus, () => string> = {
  WAITING: m.shop_prescription_waiting,
  APPROVED: m.shop_prescription_approved,
  REFUSED: m.shop_prescription_refused,
  CANCELLED: m.shop_prescription_cancelled,
};

export const methodWords: Record<PaymentMethod, () => string> = {
  cash: m.shop_pay_cash,
  'test-gateway': m.shop_pay_test,
};

export const returnWords: Record<ReturnReason, () => string> = {
  damaged: m.shop_return_damaged,
  expired: m.shop_return_expired,
  'wrong-item': m.shop_return_wrong,
  'not-needed': m.shop_return_not_needed,
};

/** The lines of an address below each other. */
export const linesOf = ({
  line1,
  line2,
  city,
  pin,
}: Pick<AddressDraft, 'line1' | 'line2' | 'city' | 'pin'>): string[] => [
  line1,
  ...(line2 ? [line2] : []),
  `${city} ${pin}`,
];

export const sellerLines = (seller: Seller): string[] => linesOf({ ...seller, line2: null });
