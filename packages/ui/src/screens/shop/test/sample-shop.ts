import { examples } from '@nadi/contract/examples';
import type { ShopScreenProps } from '../ShopScreen/ShopScreen';
import type { Address, Cart, Category, Check, Checkout, Order, ProductDetail, ProductRow } from '../types';

export const clock = { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' };

const { some } = examples.listProducts.answers['200'];
export const products = some.data as readonly ProductRow[];
export const [telmora, monitor, salts] = products as [ProductRow, ProductRow, ProductRow];
export const detail = examples.readProduct.answers['200'].medicine.data as ProductDetail;
export const categories = examples.listProductCategories.answers['200'].all.data as readonly Category[];
export const cart = examples.readCart.answers['200'].asha.data as Cart;
export const emptyCart = examples.readCart.answers['200'].nothing.data as Cart;
export const addresses = examples.listDeliveryAddresses.answers['200'].asha.data as readonly Address[];
export const checkout = examples.readCheckout.answers['200'].asha.data as Checkout;
export const placed = examples.readOrder.answers['200'].placed.data as Order;
export const delivered = examples.readOrder.answers['200'].delivered.data as Order;
export const check = examples.readPrescriptionCheck.answers['200'].waiting.data as Check;

export const places = {
  shop: '/dashboard/health-shop',
  cart: '/dashboard/health-shop/cart',
  product: (id: string) => `/dashboard/health-shop/products/${id}`,
};

export const filter: ShopScreenProps['filter'] = {
  ...{ words: '', category: null, inStock: false, withoutPrescription: false, sort: 'relevance' },
};

export const found: Extract<ShopScreenProps['state'], { phase: 'ready' }> = {
  phase: 'ready',
  rows: products,
  pagination: { page: 1, pages: 1, total: 3, limit: 20 },
};

/** Has the longest words and amounts to lay out. */
export const long: ProductRow = {
  ...telmora,
  id: 'long',
  name: 'Telmisartan with Hydrochlorothiazide and Amlodipine Besilate modified-release tablets',
  maker: 'Very Long Example Remedies and Sons of an Invented Town, Limited (invented)',
  composition: 'Telmisartan 40 mg + Hydrochlorothiazide 12.5 mg + Amlodipine 5 mg',
  pricePaise: 12_345_600,
  mrpPaise: 99_999_900,
};
