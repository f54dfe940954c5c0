import type { ProductCategory, ProductSummary } from '@nadi/contract/schema';
import { problemOfQuantity, sumCart } from '@nadi/domain/shop/cart-sum';
import { mostCartItems } from '@nadi/domain/shop/totals';
import { PublicShopScreen } from '@nadi/ui/screens/shop/PublicShopScreen';
import type { Cart, ChangeQuantity } from '@nadi/ui/screens/shop/types';
import { type ComponentType, useEffect, useState } from 'react';
import { readPage } from '../../kernel/browser/page-address';
import { type GuestItem, setGuestItem, useGuestCart } from './guest-cart';
import { type Listed, toState, useOpen } from './open-reads';
import type { PublicCartProps } from './PublicCart';
import type { PublicProductProps } from './PublicProduct';
import { guest } from './places';
import { onPage, readShopAddress, writeShopAddress } from './shop-address';

/** Returns the cart at current prices, without products that are not sold any more. */
const guestCartOf = (items: readonly GuestItem[], products: readonly ProductSummary[]): Cart =>
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

type PublicShopProps = {
  /** The pages beside the catalogue; the app fetches their code when they are opened. */
  Product: ComponentType<PublicProductProps>;
  Basket: ComponentType<PublicCartProps>;
};

/** Shows guests the catalogue, a product or the cart of this browser, by the address. */
export function PublicShop({ Product, Basket }: PublicShopProps) {
  const [address] = useState(addressNow);
  const isOffline = useIsOffline();
  const items = useGuestCart();
  const ids = items
    .map(({ productId }) => productId)
    .sort()
    .join(',');
  const chosen = useOpen<Listed>(
    ids ? `products?limit=${mostCartItems}&ids=${encodeURIComponent(ids)}` : null,
  );
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
  const shared = { cart, isOffline, onQuantity, onCartRetry: chosen.again };
  const id = address.get('product');
  if (id) return <Product id={id} {...shared} />;
  if (address.get('view') === 'cart')
    return (
      <Basket
        cart={cart}
        isFailed={chosen.read.phase === 'failed'}
        isOffline={isOffline}
        onQuantity={change}
        onRetry={chosen.again}
      />
    );
  return <PublicCatalogue address={address} {...shared} />;
}

type SharedProps = Omit<PublicProductProps, 'id'>;

function PublicCatalogue({
  address,
  cart,
  isOffline,
  onQuantity,
  onCartRetry,
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
        onCartRetry();
      }}
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
