import { PublicShopPlace } from '@nadi/ui/screens/shop/PublicShopPlace';
import { PublicCart } from './PublicCart';
import { PublicProduct } from './PublicProduct';
import { PublicShop } from './PublicShop';

/** The shop of guests, drawn at build time. */
export const drawnShop = () => (
  <PublicShopPlace>
    <PublicShop Product={PublicProduct} Basket={PublicCart} />
  </PublicShopPlace>
);
