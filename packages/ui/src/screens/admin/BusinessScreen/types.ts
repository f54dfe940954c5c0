import type { Listed, Loaded, Saved } from '../../../patterns/state';
import type { Order, OrderStatus, PaymentMethod, PrescriptionStatus } from '../../shop/types';

export type BusinessView = 'orders' | 'stock' | 'pharmacists';

export type Overview = {
  toPack: number;
  toSend: number;
  toRefund: number;
  returnsAsked: number;
  prescriptionsWaiting: number;
  lowStock: number;
  soldOut: number;
  products: number;
  pharmacists: number;
};

/** An order with what is needed to handle it: no names of products, and no person. */
export type ShopOrderRow = {
  id: string;
  number: string;
  status: OrderStatus;
  fulfilment: 'delivery' | 'pick-up';
  city: string | null;
  itemCount: number;
  totalPaise: number;
  paymentMethod: PaymentMethod;
  paidAt: string | null;
  refundPaise: number;
  refundedAt: string | null;
  /** For packs that a pharmacist did not approve; the order goes on. */
  isPartRefundDue: boolean;
  prescription: PrescriptionStatus | null;
  next: readonly OrderStatus[];
  createdAt: string;
  version: number;
};

/** A state that an order is moved to by hand. */
export type Move = 'PACKED' | 'SENT' | 'DELIVERED' | 'CANCELLED' | 'RETURNED' | 'REFUNDED';

export type StockRow = {
  id: string;
  code: string;
  name: string;
  maker: string;
  mrpPaise: number;
  pricePaise: number;
  stock: number;
  reserved: number;
  maxQuantity: number;
  isListed: boolean;
  isSample: boolean;
  version: number;
};

export type StockChange = { pricePaise: number; stock: number; maxQuantity: number; isListed: boolean };

export type ImportOutcome = {
  added: number;
  changed: number;
  refused: readonly { index: number; code: string; reason: string }[];
};

export type PharmacistRow = {
  id: string;
  firstName: string;
  lastName: string;
  registrationNumber: string;
  council: string;
  status: 'ACTIVE' | 'WITHDRAWN';
  createdAt: string;
  withdrawnAt: string | null;
};
export type PharmacistDraft = { email: string; registrationNumber: string; council: string };

export type OrdersPart = {
  state: Loaded<Listed<ShopOrderRow>>;
  /** Null for all. */
  status: OrderStatus | null;
  /** The number that is searched for, as it was typed; empty for all. */
  number: string;
  /** The order that is open to be packed; null while none is. */
  opened: Loaded<{ order: Order }> | null;
  onStatus: (status: OrderStatus | null) => void;
  onFind: (number: string) => void;
  onOpen: (order: ShopOrderRow | null) => void;
  onMove: (order: ShopOrderRow, status: Move) => Promise<Saved<object>>;
  /** Records that the money for packs that were not approved was paid back. */
  onRefundPart: (order: ShopOrderRow) => Promise<Saved<object>>;
  onPageChange: (page: number) => void;
  onRetry: () => void;
};

export type StockPart = {
  state: Loaded<Listed<StockRow>>;
  words: string;
  isLow: boolean;
  onFind: (words: string, isLow: boolean) => void;
  onChange: (product: StockRow, change: Partial<StockChange>) => Promise<Saved<object>>;
  onImport: (file: File) => Promise<Saved<ImportOutcome>>;
  onPageChange: (page: number) => void;
  onRetry: () => void;
};

export type PharmacistsPart = {
  state: Loaded<Listed<PharmacistRow>>;
  onAdd: (draft: PharmacistDraft) => Promise<Saved<object>>;
  onWithdraw: (pharmacist: PharmacistRow) => Promise<Saved<object>>;
  onPageChange: (page: number) => void;
  onRetry: () => void;
};
