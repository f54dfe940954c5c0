import type { Transitions } from '../kernel/transitions';
import type { ProductSchedule } from './product';
import { needsPrescription } from './product';
import type { Seller } from './seller';
import type { StateCode } from './states';
import type { LineAmounts, Totals } from './totals';

export const orderStatuses = [
  'PLACED',
  'PAID',
  'PACKED',
  'SENT',
  'DELIVERED',
  'RETURN_REQUESTED',
  'RETURNED',
  'CANCELLED',
  'REFUNDED',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const prescriptionStatuses = ['WAITING', 'APPROVED', 'REFUSED', 'CANCELLED'] as const;
export type PrescriptionStatus = (typeof prescriptionStatuses)[number];

export const checkoutStatuses = ['OPEN', 'ORDERED', 'LEFT', 'EXPIRED'] as const;
export const paymentStatuses = ['CREATED', 'PAID', 'FAILED', 'REFUNDED'] as const;
export const fulfilments = ['delivery', 'pick-up'] as const;
export type Fulfilment = (typeof fulfilments)[number];
export const paymentMethods = ['cash', 'test-gateway'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export const orderReasons = ['by-buyer', 'by-shop', 'unpaid', 'prescription-refused'] as const;
export const returnReasons = ['damaged', 'expired', 'wrong-item', 'not-needed'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** Milliseconds for which a checkout reserves, and in which an order at a gateway is to be paid. */
export const reservation = 15 * 60_000;
/** Milliseconds after the delivery in which a return can be asked for. */
export const returnTerm = 7 * 86_400_000;

export type OrderAddress = {
  name: string;
  phone: string;
  line1: string;
  line2: string | null;
  city: string;
  state: StateCode;
  pin: string;
};

export type OrderLine = LineAmounts & {
  productId: string;
  name: string;
  pack: string;
  hsn: string;
  schedule: ProductSchedule;
  quantity: number;
  mrpPaise: number;
  pricePaise: number;
  taxPercent: number;
};

export type PrescriptionFile = { id: string; name: string; type: string; previewIds: string[] };

/** An order as it is kept. */
export type KeptOrder = {
  id: string;
  number: string;
  status: OrderStatus;
  reason: (typeof orderReasons)[number] | null;
  returnReason: ReturnReason | null;
  fulfilment: Fulfilment;
  address: OrderAddress | null;
  seller: Seller;
  lines: OrderLine[];
  totals: Totals;
  paymentMethod: PaymentMethod;
  paymentId: string | null;
  payUntil: Date | null;
  paidAt: Date | null;
  refundPaise: number;
  refundedAt: Date | null;
  prescriptionStatus: PrescriptionStatus | null;
  prescriptionRecordId: string | null;
  prescriptionFiles: PrescriptionFile[];
  prescriptionReason: string | null;
  prescriptionDecidedAt: Date | null;
  pharmacist: string | null;
  patientName: string | null;
  patientAge: number | null;
  approved: { productId: string; quantity: number }[] | null;
  /** The items that need a prescription, as they were ordered. */
  prescribed: OrderLine[];
  invoiceNumber: string | null;
  invoicedAt: Date | null;
  creditNoteNumber: string | null;
  creditedAt: Date | null;
  history: { status: OrderStatus; at: string }[];
  deliveredAt: Date | null;
  isSample: boolean;
  createdAt: Date;
  updatedAt: Date;
  version: number;
};

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Steps of the person who bought. */
export const cancellation: Transitions = {
  from: {
    ...{ PLACED: ['CANCELLED'], PAID: ['CANCELLED'], PACKED: ['CANCELLED'], SENT: [], DELIVERED: [] },
    ...{ RETURN_REQUESTED: [], RETURNED: [], CANCELLED: [], REFUNDED: [] },
  },
  refusal: 'This order is {state}, so it cannot be cancelled any more.',
};
export const returning: Transitions = {
  from: {
    ...{ PLACED: [], PAID: [], PACKED: [], SENT: [], DELIVERED: ['RETURN_REQUESTED'] },
    ...{ RETURN_REQUESTED: [], RETURNED: [], CANCELLED: [], REFUNDED: [] },
  },
  refusal: 'This order is {state}, so a return cannot be asked for.',
};
/** Steps of who runs the shop. */
export const handling: Transitions = {
  from: {
    PLACED: ['PACKED', 'CANCELLED'],
    PAID: ['PACKED', 'CANCELLED'],
    PACKED: ['SENT', 'DELIVERED', 'CANCELLED'],
    SENT: ['DELIVERED', 'RETURNED'],
    DELIVERED: [],
    RETURN_REQUESTED: ['RETURNED', 'DELIVERED'],
    RETURNED: ['REFUNDED'],
    CANCELLED: ['REFUNDED'],
    REFUNDED: [],
  },
  refusal: 'This order is {state}. It may become {allowed}.',
};

const isWaiting = ({ prescriptionStatus }: KeptOrder) => prescriptionStatus === 'WAITING';
const isUnpaid = ({ paymentMethod, paidAt }: KeptOrder) => paymentMethod !== 'cash' && paidAt === null;

/** The states that who runs the shop can move an order to now. */
export function nextOf(order: KeptOrder): OrderStatus[] {
  const allowed = (handling.from[order.status] ?? []) as readonly OrderStatus[];
  return allowed.filter((status) => blocked(order, status) === null);
}

/** Why a step that the states allow is not possible for this order; null if it is. */
function blocked(order: KeptOrder, status: OrderStatus): string | null {
  if (status === 'PACKED' && isWaiting(order)) return 'A pharmacist has to approve its prescription first.';
  if (status === 'PACKED' && isUnpaid(order)) return 'It is not paid yet.';
  if (status === 'SENT' && order.fulfilment === 'pick-up') return 'It is picked up at the clinic.';
  if (status === 'DELIVERED' && order.status === 'PACKED' && order.fulfilment === 'delivery')
    return 'It has to be sent first.';
  if (status === 'REFUNDED' && (order.refundPaise === 0 || order.refundedAt !== null))
    return 'There is nothing to pay back.';
  return null;
}

/** Why an order cannot be moved by who runs the shop, with what is allowed; null if it can. */
export function refuseHandling(order: KeptOrder, status: OrderStatus): string | null {
  const allowed = (handling.from[order.status] ?? []) as readonly OrderStatus[];
  const reason = allowed.includes(status) ? blocked(order, status) : '';
  if (reason === null) return null;
  const next = nextOf(order);
  const may = next.length === 0 ? 'It may become nothing else now.' : `It may become ${next.join(' or ')}.`;
  return `This order is ${order.status}. ${reason ? `${reason} ` : ''}${may}`;
}

export const returnUntil = ({ deliveredAt }: Pick<KeptOrder, 'deliveredAt'>): Date | null =>
  deliveredAt && new Date(deliveredAt.getTime() + returnTerm);

/** Medicines go back only if something is wrong with them: nobody can know how they were kept. */
export const isMedicine = ({ hsn }: Pick<OrderLine, 'hsn'>): boolean => /^300[1-46]/.test(hsn);

export const mayReturn = (order: KeptOrder, now: Date): boolean => {
  const until = returnUntil(order);
  return order.status === 'DELIVERED' && until !== null && now < until && order.returnReason === null;
};

/** Returns the amount to pay back if all of a paid order comes back. */
const owed = ({ totals, refundPaise, refundedAt }: KeptOrder): number =>
  totals.totalPaise + (refundedAt === null ? refundPaise : 0);

/** Returns whether money of an order that goes on is to be paid back; all of one that is over is paid back by its step to `REFUNDED`. */
export const isPartRefundDue = ({
  status,
  refundPaise,
  refundedAt,
}: Pick<KeptOrder, 'status' | 'refundPaise'> & { refundedAt: Date | string | null }): boolean =>
  refundPaise > 0 && refundedAt === null && !['CANCELLED', 'RETURNED', 'REFUNDED'].includes(status);

/** A step of an order, with all that follows from its state alone. */
export function stepTo(order: KeptOrder, status: OrderStatus, now: Date) {
  const isOver = status === 'CANCELLED' || status === 'RETURNED';
  const isPaidInCash = status === 'DELIVERED' && order.paymentMethod === 'cash' && order.paidAt === null;
  return {
    ...{ status, updatedAt: now, version: order.version + 1 },
    history: [...order.history, { status, at: now.toISOString() }],
    ...(status === 'PAID' && { paidAt: now, payUntil: null }),
    ...(isPaidInCash && { paidAt: now }),
    ...(status === 'DELIVERED' && order.deliveredAt === null && { deliveredAt: now }),
    ...(isOver && order.paidAt !== null && { refundPaise: owed(order), refundedAt: null }),
    ...(status === 'CANCELLED' && { payUntil: null }),
    ...(status === 'CANCELLED' &&
      isWaiting(order) && { prescriptionStatus: 'CANCELLED' as const, prescriptionFiles: [] }),
    ...(status === 'REFUNDED' && { refundedAt: now }),
  };
}

/** Returns how many packs of an item a pharmacist approved; null if it is not decided. */
export const approvedOf = ({ approved }: KeptOrder, productId: string): number | null =>
  approved && (approved.find((one) => one.productId === productId)?.quantity ?? 0);

export function presentOrder(order: KeptOrder, now: Date) {
  const { prescriptionStatus: prescription } = order;
  const document = (number: string | null, at: Date | null) =>
    number !== null && at !== null ? { number, issuedAt: at.toISOString() } : null;
  const { id, number, status, reason, returnReason, fulfilment, address, seller, lines, totals } = order;
  return {
    ...{ id, number, status, reason, returnReason, fulfilment, address, seller, lines, totals },
    ...{ paymentMethod: order.paymentMethod, paymentId: order.paymentId, payUntil: iso(order.payUntil) },
    ...{ paidAt: iso(order.paidAt), refundPaise: order.refundPaise, refundedAt: iso(order.refundedAt) },
    prescription: prescription && {
      ...{ recordId: order.prescriptionRecordId, status: prescription, reason: order.prescriptionReason },
      ...{ decidedAt: iso(order.prescriptionDecidedAt), pharmacist: order.pharmacist },
      lines: order.prescribed.map(({ productId, name, quantity: ordered }) => ({
        ...{ name, ordered, approved: approvedOf(order, productId) },
      })),
    },
    invoice: document(order.invoiceNumber, order.invoicedAt),
    creditNote: document(order.creditNoteNumber, order.creditedAt),
    history: order.history,
    canCancel: (cancellation.from[status] ?? []).length > 0,
    canReturn: mayReturn(order, now),
    returnUntil: iso(returnUntil(order)),
    isSample: order.isSample,
    ...{ createdAt: order.createdAt.toISOString(), updatedAt: order.updatedAt.toISOString() },
    version: order.version,
  };
}

/** An order for who handles it, without the names of its products. */
export const presentShopOrder = (order: KeptOrder) => ({
  ...{ id: order.id, number: order.number, status: order.status, fulfilment: order.fulfilment },
  city: order.address?.city ?? null,
  itemCount: order.lines.reduce((all, { quantity }) => all + quantity, 0),
  ...{ totalPaise: order.totals.totalPaise, paymentMethod: order.paymentMethod },
  ...{ paidAt: iso(order.paidAt), refundPaise: order.refundPaise, refundedAt: iso(order.refundedAt) },
  ...{ prescription: order.prescriptionStatus, invoiceNumber: order.invoiceNumber, next: nextOf(order) },
  ...{ createdAt: order.createdAt.toISOString(), updatedAt: order.updatedAt.toISOString() },
  version: order.version,
});

/** The items of an order that need a prescription. */
export const prescribedLines = <Line extends { schedule: ProductSchedule }>(lines: readonly Line[]): Line[] =>
  lines.filter(({ schedule }) => needsPrescription(schedule));

/** Letters and figures that nobody takes for another. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number of an order. @param random eight numbers from 0 up to 1 */
export const orderNumber = (random: readonly number[]): string =>
  random
    .map((one) => signs[Math.floor(one * signs.length)] ?? '2')
    .join('')
    .replace(/^(.{4})/, '$1-');

/** Returns the number of an order as a person typed it, in small letters or without its dash too; null if it can be none. */
export function readOrderNumber(typed: string): string | null {
  const [, first, second] = /^([A-Z0-9]{4})[\s-]*([A-Z0-9]{4})$/.exec(typed.trim().toUpperCase()) ?? [];
  return first && second ? `${first}-${second}` : null;
}
