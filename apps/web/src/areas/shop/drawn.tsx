import { PublicShopPlace } from '@nadi/ui/screens/shop/PublicShopPlace';
import { PublicCart } from './PublicCart';
import { PublicProduct } from './PublicProduct';
import { PublicShop } from './PublicShop';

/** Draws the shop of guests at build time. */
export const drawnShop = () => (
  <PublicShopPlace>
    <PublicShop Product={PublicProduct} Basket={PublicCart} />
  </PublicShopPlace>
);
