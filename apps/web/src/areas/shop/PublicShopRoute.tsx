import { PublicShopPlace } from '@nadi/ui/screens/shop/PublicShopPlace';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { lazyPage, lazyRoute } from '../../kernel/shell/lazy-route';
import { Redirect } from '../../kernel/shell/Redirect';
import { type Ask, AskContext } from './open-reads';
import { own } from './places';

const shop = lazyRoute(async () => (await import('./ShopRoute')).ShopRoute);
const GuestShop = lazyPage(async () => (await import('./PublicShop')).PublicShop);
const pages = {
  Product: lazyPage(async () => (await import('./PublicProduct')).PublicProduct),
  Basket: lazyPage(async () => (await import('./PublicCart')).PublicCart),
};

/** Shows the shop at its public address: the own cart to signed-in people, the cart of this browser to guests. */
export function PublicShopRoute() {
  const isSignedIn = useAppSelector(selectUser) !== null;
  const { api } = useServices();
  const { search } = useLocation();
  const ask = useCallback<Ask>(
    async (path, signal) =>
      // The path has its query already.
      (await api.GET(`/shop/${path}` as '/shop/products', { parseAs: 'stream', signal })).response,
    [api],
  );
  const query = new URLSearchParams(search);
  const id = query.get('product');
  if (isSignedIn && id) return <Redirect to={own.product(id)} />;
  if (isSignedIn && query.get('view') === 'cart') return <Redirect to={own.cart} />;
  return (
    <PublicShopPlace>
      {isSignedIn ? (
        <shop.Screen />
      ) : (
        <AskContext value={ask}>
          <GuestShop key={search} {...pages} />
        </AskContext>
      )}
    </PublicShopPlace>
  );
}
