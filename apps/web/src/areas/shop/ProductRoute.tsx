import { ProductScreen } from '@nadi/ui/screens/shop/ProductScreen';
import { useParams } from 'react-router-dom';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { detailState } from '../../kernel/page/detail-state';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { own } from './places';
import { useCart } from './use-cart';

export function ProductRoute() {
  const { $api } = useServices();
  const { id = '' } = useParams();
  const read = $api.useQuery('get', '/shop/products/{id}', { params: { path: { id } } }, { staleTime: 0 });
  const { cart, change } = useCart();
  return (
    <ProductScreen
      key={id}
      state={detailState(read, ({ data }) => ({ detail: data }))}
      cart={cart}
      places={own}
      isGuest={false}
      isOffline={useAppSelector(selectIsOffline)}
      onQuantity={change}
      onRetry={() => void read.refetch()}
    />
  );
}
