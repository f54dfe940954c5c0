import type { ShopPlaces } from '@nadi/ui/screens/shop/types';

const base = '/dashboard/health-shop';

/** Pages of the signed-in. */
export const own = {
  shop: base,
  cart: `${base}/cart`,
  checkout: `${base}/checkout`,
  orders: `${base}/orders`,
  checks: `${base}/prescriptions`,
  product: (id: string) => `${base}/products/${encodeURIComponent(id)}`,
  pay: (id: string) => `${base}/checkout/${id}`,
  order: (id: string) => `${base}/orders/${id}`,
  check: (id: string) => `${base}/prescriptions/${id}`,
} as const;

const publicShop = '/public/health-shop';

/** Keeps all public pages at one path, because it is drawn at build time. */
export const guest: ShopPlaces = {
  shop: publicShop,
  cart: `${publicShop}?view=cart`,
  product: (id) => `${publicShop}?product=${encodeURIComponent(id)}`,
};
