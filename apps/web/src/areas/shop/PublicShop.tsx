import type { Product, ProductCategory, ProductSummary } from '@nadi/contract/schema';
import { problemOfQuantity, sumCart } from '@nadi/domain/shop/cart-sum';
import type { Loaded } from '@nadi/ui/patterns/state';
import { CartScreen } from '@nadi/ui/screens/shop/CartScreen';
import { ProductScreen } from '@nadi/ui/screens/shop/ProductScreen';
import { PublicShopScreen } from '@nadi/ui/screens/shop/PublicShopScreen';
import type { Cart, ChangeQuantity } from '@nadi/ui/screens/shop/types';
import { useEffect, useReducer, useState } from 'react';
import { readPage } from '../../kernel/browser/page-address';
import { type GuestItem, setGuestItem, useGuestCart } from './guest-cart';
import { guest, own } from './places';
import { onPage, readShopAddress, writeShopAddress } from './shop-address';

type Listed = {
  data: ProductSummary[];
  pagination: { page: number; limit: number; total: number; pages: number };
};
type Read<Data> =
  | { phase: 'loading' }
  | { phase: 'failed' }
  | { phase: 'absent' }
  | { phase: 'ready'; data: Data };

/** Reads what needs no account, without the app around it. @param path null to read nothing yet */
function useOpen<Data>(path: string | null) {
  const [read, setRead] = useState<Read<Data>>({ phase: 'loading' });
  const [asked, again] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is asked
  useEffect(() => {
    if (path === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    void fetch(`${import.meta.env?.VITE_API_ORIGIN ?? ''}/api/v1/shop/${path}`, {
      credentials: 'omit',
      signal,
    })
      .then(async (answer): Promise<Read<Data>> => {
        if (answer.status === 404) return { phase: 'absent' };
        return answer.ok ? { phase: 'ready', data: await answer.json() } : { phase: 'failed' };
      })
      .catch((): Read<Data> => ({ phase: 'failed' }))
      .then((found) => signal.aborted || setRead(found));
    return () => controller.abort();
  }, [path, asked]);
  return { read, again };
}

const toState = <Data, Content extends object>(
  read: Read<Data>,
  content: (data: Data) => Content,
): Loaded<Content> => {
  if (read.phase === 'ready') return { phase: 'ready', ...content(read.data) };
  return { phase: read.phase === 'loading' ? 'loading' : 'failed' };
};

/** The cart as it costs now. Products that are not sold any more are not in it. */
export const guestCartOf = (items: readonly GuestItem[], products: readonly ProductSummary[]): Cart =>
  sumCart(
    items.flatMap(({ productId, quantity }) => {
      const product = products.find(({ id }) => id === productId);
      if (!product) return [];
      const amountPaise = product.pricePaise * quantity;
      return [{ product, quantity, amountPaise, problem: problemOfQuantity(product, quantity) }];
    }),
  );

const change: ChangeQuantity = async ({ id }, quantity) =>
  setGuestItem(id, quantity) ? { ok: true } : { ok: false };

/** Reads the parameters of the address; there are none while the page is drawn at build time. */
const addressNow = () => new URLSearchParams(typeof location === 'undefined' ? '' : location.search);
const go = (query: Record<string, string>) =>
  location.assign(`${guest.shop}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query)}` : ''}`);

/** The shop of a guest: its catalogue, a product of it, or the cart of this browser, by the address. */
export function PublicShop() {
  const [address] = useState(addressNow);
  const isOffline = useIsOffline();
  const items = useGuestCart();
  const [ids] = useReducer((known: string) => known, items.map(({ productId }) => productId).join(','));
  const chosen = useOpen<Listed>(ids ? `products?limit=50&ids=${encodeURIComponent(ids)}` : null);
  const [added, setAdded] = useState<readonly ProductSummary[]>([]);
  const known = [...(chosen.read.phase === 'ready' ? chosen.read.data.data : []), ...added];
  const isKnown = ids === '' || chosen.read.phase === 'ready';
  const cart = isKnown ? guestCartOf(items, known) : null;
  const onQuantity = (products: readonly ProductSummary[]): ChangeQuantity => {
    return (product, quantity) => {
      setAdded((others) => [...others, ...products.filter(({ id }) => id === product.id)]);
      return change(product, quantity);
    };
  };
  const shared = { cart, isOffline, onQuantity };
  const id = address.get('product');
  if (id) return <PublicProduct id={id} {...shared} />;
  if (address.get('view') === 'cart')
    return (
      <CartScreen
        state={cart ? { phase: 'ready', cart } : toState(chosen.read, () => ({ cart: guestCartOf([], []) }))}
        places={guest}
        checkoutHref={own.cart}
        isGuest
        isOffline={isOffline}
        merge={null}
        onMergeAgain={chosen.again}
        onQuantity={change}
        onRetry={chosen.again}
      />
    );
  return <PublicCatalogue address={address} {...shared} />;
}

type SharedProps = {
  cart: Cart | null;
  isOffline: boolean;
  onQuantity: (products: readonly ProductSummary[]) => ChangeQuantity;
};

function PublicCatalogue({
  address,
  cart,
  isOffline,
  onQuantity,
}: SharedProps & { address: URLSearchParams }) {
  const filter = readShopAddress(address);
  const search = new URLSearchParams(writeShopAddress(filter, readPage(address)));
  const list = useOpen<Listed>(`products?limit=${onPage}&${search}`);
  const categories = useOpen<{ data: ProductCategory[] }>('product-categories');
  return (
    <PublicShopScreen
      state={toState(list.read, ({ data, pagination }) => ({ rows: data, pagination }))}
      filter={filter}
      categories={categories.read.phase === 'ready' ? categories.read.data.data : []}
      categoryHref={(category) => {
        const query = new URLSearchParams(writeShopAddress({ ...filter, category }));
        return query.size > 0 ? `${guest.shop}?${query}` : guest.shop;
      }}
      cart={cart}
      places={guest}
      isOffline={isOffline}
      onFilter={(next) => go(writeShopAddress(next))}
      onQuantity={onQuantity(list.read.phase === 'ready' ? list.read.data.data : [])}
      onPageChange={(page) => go(writeShopAddress(filter, page))}
      onRetry={() => {
        list.again();
        categories.again();
      }}
    />
  );
}

function PublicProduct({ id, cart, isOffline, onQuantity }: SharedProps & { id: string }) {
  const { read, again } = useOpen<{ data: Product }>(`products/${encodeURIComponent(id)}`);
  const detail = read.phase === 'ready' ? read.data.data : null;
  const products = detail ? [detail.product, ...detail.substitutes.map(({ product }) => product)] : [];
  return (
    <ProductScreen
      state={read.phase === 'absent' ? read : toState(read, ({ data }) => ({ detail: data }))}
      cart={cart}
      places={guest}
      isGuest
      isOffline={isOffline}
      onQuantity={onQuantity(products)}
      onRetry={again}
    />
  );
}

function useIsOffline(): boolean {
  const [isOffline, setIsOffline] = useState(false);
  useEffect(() => {
    const tell = () => setIsOffline(!navigator.onLine);
    tell();
    for (const name of ['online', 'offline']) window.addEventListener(name, tell);
    return () => {
      for (const name of ['online', 'offline']) window.removeEventListener(name, tell);
    };
  }, []);
  return isOffline;
}
