import { OrdersScreen } from '@nadi/ui/screens/shop/OrdersScreen';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { readPage } from '../../kernel/browser/page-address';
import { listOptions, listState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { own } from './places';

export function OrdersRoute() {
  const [address, setAddress] = useSearchParams();
  const { $api } = useServices();
  const clock = useClock();
  const list = $api.useQuery(
    'get',
    '/shop/orders',
    { params: { query: { page: readPage(address) } } },
    listOptions,
  );
  return (
    <OrdersScreen
      state={listState(list)}
      clock={clock}
      shopHref={own.shop}
      orderHref={own.order}
      onPageChange={(page) => setAddress(page > 1 ? { page: String(page) } : {})}
      onRetry={() => void list.refetch()}
    />
  );
}
