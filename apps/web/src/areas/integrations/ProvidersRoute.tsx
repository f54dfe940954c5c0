import { ProvidersScreen } from '@nadi/ui/screens/integrations/ProvidersScreen';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { pageState } from '../../kernel/page/page-state';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { configureProvider } from './online-writes';

export function ProvidersRoute() {
  const { $api } = useServices();
  const read = $api.useQuery('get', '/admin/health-providers', {}, { staleTime: 0 });
  const configure = useOnlineWrite(configureProvider);
  return (
    <ProvidersScreen
      state={pageState(read, ({ data }) => ({ setups: data }))}
      isOffline={useAppSelector(selectIsOffline)}
      onSave={async ({ provider, version }, body) =>
        savedOf(await configure({ provider, version, body }), () => ({}))
      }
      onRetry={() => void read.refetch()}
    />
  );
}
