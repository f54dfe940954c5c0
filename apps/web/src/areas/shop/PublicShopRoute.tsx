import { PublicShopPlace } from '@nadi/ui/screens/shop/PublicShopScreen';
import { useAppSelector } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { lazyRoute } from '../../kernel/shell/lazy-route';
import { PublicShop } from './PublicShop';

const shop = lazyRoute(async () => (await import('./ShopRoute')).ShopRoute);

/** The public address of the shop within the app: the own cart for whoever is signed in. */
export function PublicShopRoute() {
  const isSignedIn = useAppSelector(selectUser) !== null;
  return <PublicShopPlace>{isSignedIn ? <shop.Screen /> : <PublicShop />}</PublicShopPlace>;
}

/** The same, drawn before anybody asks for it. */
export const drawnShop = () => (
  <PublicShopPlace>
    <PublicShop />
  </PublicShopPlace>
);
