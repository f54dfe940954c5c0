import { ChecksScreen } from '@nadi/ui/screens/shop/ChecksScreen';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { readPage } from '../../kernel/browser/page-address';
import { listOptions, listState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { own } from './places';

export function ChecksRoute() {
  const [address, setAddress] = useSearchParams();
  const { $api } = useServices();
  const clock = useClock();
  const list = $api.useQuery(
    'get',
    '/prescription-checks',
    { params: { query: { page: readPage(address) } } },
    // Names other people, so the device does not keep it.
    { ...listOptions, gcTime: 0 },
  );
  return (
    <ChecksScreen
      state={listState(list)}
      clock={clock}
      shopHref={own.shop}
      checkHref={own.check}
      onPageChange={(page) => setAddress(page > 1 ? { page: String(page) } : {})}
      onRetry={() => void list.refetch()}
    />
  );
}
