import { ConfigurationScreen } from '@nadi/ui/screens/admin/ConfigurationScreen';
import { pageState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';

export function ConfigurationRoute() {
  const { $api } = useServices();
  const query = $api.useQuery('get', '/admin/configuration', {}, { staleTime: 0 });
  return (
    <ConfigurationScreen
      state={pageState(query, ({ data }) => ({ configuration: data }))}
      onRetry={() => void query.refetch()}
    />
  );
}
