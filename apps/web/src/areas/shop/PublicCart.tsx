import { CartScreen } from '@nadi/ui/screens/shop/CartScreen';
import type { Cart, ChangeQuantity } from '@nadi/ui/screens/shop/types';
import { guest, own } from './places';

export type PublicCartProps = {
  /** Null while it is not known. */
  cart: Cart | null;
  isFailed: boolean;
  isOffline: boolean;
  onQuantity: ChangeQuantity;
  onRetry: () => void;
};

/** Shows guests the cart of this browser. */
export function PublicCart({ cart, isFailed, isOffline, onQuantity, onRetry }: PublicCartProps) {
  return (
    <CartScreen
      state={cart ? { phase: 'ready', cart } : { phase: isFailed ? 'failed' : 'loading' }}
      places={guest}
      checkoutHref={own.cart}
      isGuest
      isOffline={isOffline}
      merge={null}
      onMergeAgain={onRetry}
      onQuantity={onQuantity}
      onRetry={onRetry}
    />
  );
}
