import { PublicShopPlace } from '@nadi/ui/screens/shop/PublicShopPlace';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { lazyPage, lazyRoute } from '../../kernel/shell/lazy-route';

const shop = lazyRoute(async () => (await import('./ShopRoute')).ShopRoute);
const GuestShop = lazyPage(async () => (await import('./PublicShop')).PublicShop);
const pages = {
  Product: lazyPage(async () => (await import('./PublicProduct')).PublicProduct),
  Basket: lazyPage(async () => (await import('./PublicCart')).PublicCart),
};

/** The public address of the shop within the app: the own cart for whoever is signed in. */
export function PublicShopRoute() {
  const isSignedIn = useAppSelector(selectUser) !== null;
  const { search } = useLocation();
  return (
    <PublicShopPlace>{isSignedIn ? <shop.Screen /> : <GuestShop key={search} {...pages} />}</PublicShopPlace>
  );
}
