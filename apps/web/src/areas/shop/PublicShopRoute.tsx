import { PublicShopPlace } from '@nadi/ui/screens/shop/PublicShopPlace';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { lazyPage, lazyRoute } from '../../kernel/shell/lazy-route';
import { Redirect } from '../../kernel/shell/Redirect';
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
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const id = query.get('product');
  if (isSignedIn && id) return <Redirect to={own.product(id)} />;
  if (isSignedIn && query.get('view') === 'cart') return <Redirect to={own.cart} />;
  return (
    <PublicShopPlace>{isSignedIn ? <shop.Screen /> : <GuestShop key={search} {...pages} />}</PublicShopPlace>
  );
}
