import type { Product, ProductSummary } from '@nadi/contract/schema';
import { ProductScreen } from '@nadi/ui/screens/shop/ProductScreen';
import type { Cart, ChangeQuantity } from '@nadi/ui/screens/shop/types';
import { toState, useOpen } from './open-reads';
import { guest } from './places';

export type PublicProductProps = {
  id: string;
  cart: Cart | null;
  isOffline: boolean;
  onQuantity: (products: readonly ProductSummary[]) => ChangeQuantity;
  onCartRetry: () => void;
};

/** Shows guests a product of the shop. */
export function PublicProduct({ id, cart, isOffline, onQuantity, onCartRetry }: PublicProductProps) {
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
      onRetry={() => {
        again();
        onCartRetry();
      }}
    />
  );
}
