import { PublicCart } from '../areas/shop/PublicCart';
import { PublicProduct } from '../areas/shop/PublicProduct';
import { PublicShop } from '../areas/shop/PublicShop';
import { Toasts } from '../kernel/shell/Toasts';
import { startIslands } from './islands';

startIslands({
  shop: () => (
    <>
      <PublicShop Product={PublicProduct} Basket={PublicCart} />
      <Toasts />
    </>
  ),
});
