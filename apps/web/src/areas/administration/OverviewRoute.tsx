import { AdminDashboardScreen } from '@nadi/ui/screens/dashboard/AdminDashboardScreen';
import { useClock } from '../../kernel/browser/clock';
import { pageState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { overviewQuery } from './overview-query';

/** Shows what waits; read anew at each visit, since others decide too. */
export function OverviewRoute() {
  const { $api } = useServices();
  const overview = $api.useQuery(...overviewQuery, { staleTime: 0 });
  const clock = useClock();
  return (
    <AdminDashboardScreen
      state={pageState(overview, ({ data }) => data)}
      clock={clock}
      onRetry={() => void overview.refetch()}
    />
  );
}
