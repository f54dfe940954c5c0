import type { Saved } from '../../patterns/state';

export type Schedule = 'none' | 'H' | 'H1';
export type Availability = 'in-stock' | 'few-left' | 'sold-out';

/** Amounts are in paise (INR), tax included unless said. */
export type ProductRow = {
  id: string;
  name: string;
  maker: string;
  form: string;
  composition: string | null;
  pack: string;
  unit: string;
  units: number;
  schedule: Schedule;
  needsPrescription: boolean;
  mrpPaise: number;
  pricePaise: number;
  unitPaise: number;
  discountPercent: number;
  availability: Availability;
  available: number;
  maxQuantity: number;
  isSample: boolean;
};

export type ProductDetail = {
  product: ProductRow;
  description: string;
  use: string | null;
  storage: string | null;
  hsn: string;
  taxPercent: number;
  countryOfOrigin: string;
  substitutes: readonly { product: ProductRow; savingPaise: number; savingPercent: number }[];
  substitutionAdvice: 'ask-pharmacist' | 'do-not-change';
};

export type Category = { id: string; name: string; productCount: number };

export type ShopFilter = {
  words: string;
  category: string | null;
  inStock: boolean;
  withoutPrescription: boolean;
  sort: 'relevance' | 'name' | 'price' | '-price';
};

export type CartProblem = 'sold-out' | 'fewer-left' | 'not-sold' | 'too-many' | null;
export type CartItem = { product: ProductRow; quantity: number; amountPaise: number; problem: CartProblem };
export type Cart = {
  items: readonly CartItem[];
  count: number;
  itemsPaise: number;
  deliveryPaise: number;
  freeDeliveryFromPaise: number;
  needsPrescription: boolean;
  canCheckOut: boolean;
};

export type AddressDraft = {
  name: string;
  phone: string;
  line1: string;
  line2: string | null;
  city: string;
  state: string;
  pin: string;
};
export type Address = AddressDraft & { id: string; version: number };
export type Seller = {
  name: string;
  line1: string;
  city: string;
  pin: string;
  gstin: string;
  drugLicence: string;
  isSample: boolean;
};

export type OrderLine = {
  productId: string;
  name: string;
  pack: string;
  schedule: Schedule;
  hsn: string;
  taxPercent: number;
  quantity: number;
  pricePaise: number;
  amountPaise: number;
};
export type Tax = {
  taxPercent: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
};
export type Totals = {
  itemsPaise: number;
  deliveryPaise: number;
  savedPaise: number;
  taxes: readonly Tax[];
  taxablePaise: number;
  taxPaise: number;
  roundingPaise: number;
  totalPaise: number;
};

export type Fulfilment = 'delivery' | 'pick-up';
export type PaymentMethod = 'cash' | 'test-gateway';

export type Checkout = {
  id: string;
  status: 'OPEN' | 'ORDERED' | 'LEFT' | 'EXPIRED';
  fulfilment: Fulfilment;
  address: AddressDraft | null;
  seller: Seller;
  lines: readonly OrderLine[];
  totals: Totals;
  needsPrescription: boolean;
  paymentMethods: readonly PaymentMethod[];
  /** RFC 3339. */
  reservedUntil: string;
  orderId: string | null;
};

export type OrderStatus =
  | 'PLACED'
  | 'PAID'
  | 'PACKED'
  | 'SENT'
  | 'DELIVERED'
  | 'RETURN_REQUESTED'
  | 'RETURNED'
  | 'CANCELLED'
  | 'REFUNDED';
export type PrescriptionStatus = 'WAITING' | 'APPROVED' | 'REFUSED' | 'CANCELLED';
export type ReturnReason = 'damaged' | 'expired' | 'wrong-item' | 'not-needed';
type Document = { number: string; issuedAt: string } | null;

export type Order = {
  id: string;
  number: string;
  status: OrderStatus;
  reason: 'by-buyer' | 'by-shop' | 'unpaid' | 'prescription-refused' | null;
  returnReason: ReturnReason | null;
  fulfilment: Fulfilment;
  address: AddressDraft | null;
  seller: Seller;
  lines: readonly OrderLine[];
  totals: Totals;
  paymentMethod: PaymentMethod;
  payUntil: string | null;
  paidAt: string | null;
  refundPaise: number;
  refundedAt: string | null;
  prescription: {
    recordId: string | null;
    status: PrescriptionStatus;
    reason: string | null;
    pharmacist: string | null;
    /** As ordered and as approved; null if it is not decided. */
    lines: readonly { name: string; ordered: number; approved: number | null }[];
  } | null;
  invoice: Document;
  creditNote: Document;
  history: readonly { status: OrderStatus; at: string }[];
  canCancel: boolean;
  canReturn: boolean;
  returnUntil: string | null;
  isSample: boolean;
  createdAt: string;
  version: number;
};

export type Check = {
  id: string;
  orderNumber: string;
  status: PrescriptionStatus;
  patientName: string;
  /** In completed years; null if it is not known. */
  patientAge: number | null;
  lines: readonly {
    productId: string;
    name: string;
    composition: string | null;
    pack: string;
    schedule: Schedule;
    quantity: number;
    approved: number | null;
  }[];
  files: readonly { id: string; name: string; pages: number }[];
  reason: string | null;
  createdAt: string;
  version: number;
};

export type Decision = {
  decision: 'APPROVED' | 'REFUSED';
  lines?: { productId: string; quantity: number }[];
  reason?: string;
  prescriber?: { name: string; address: string };
  patientName?: string;
};

/** A record of the type prescription that has a file. */
export type PrescriptionChoice = { id: string; title: string; day: string };

export type Done = Saved<object>;

/** Sets how many packs of a product are in the cart; 0 takes it out. */
export type ChangeQuantity = (product: Pick<ProductRow, 'id' | 'name'>, quantity: number) => Promise<Done>;

/** The address of a page of the shop: others for guests than for the signed-in. */
export type ShopPlaces = { shop: string; cart: string; product: (id: string) => string };
