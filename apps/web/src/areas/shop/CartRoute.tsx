import { CartScreen } from '@nadi/ui/screens/shop/CartScreen';
import { useEffect } from 'react';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { pageState } from '../../kernel/page/page-state';
import { useAppSelector } from '../../kernel/services/use-services';
import { own } from './places';
import { forgetMerge, useCart } from './use-cart';

export function CartRoute() {
  const { read, merge, mergeNow, change } = useCart();
  useEffect(() => forgetMerge, []);
  return (
    <CartScreen
      state={pageState(read, ({ data }) => ({ cart: data }))}
      places={own}
      checkoutHref={own.checkout}
      isGuest={false}
      isOffline={useAppSelector(selectIsOffline)}
      merge={merge}
      onMergeAgain={() => void mergeNow()}
      onQuantity={change}
      onRetry={() => void read.refetch()}
    />
  );
}
