import { type FailedJobStatus, FailedJobsScreen } from '@nadi/ui/screens/admin/FailedJobsScreen';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { readPage } from '../../kernel/browser/page-address';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { listOptions, listState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { failedJobsQuery, readJobStatus } from './failed-jobs-query';
import { decideFailedJob } from './online-writes';

export function SystemRoute() {
  const [query, setQuery] = useSearchParams();
  const clock = useClock();
  const { $api } = useServices();
  const filter = readJobStatus(query);
  const list = $api.useQuery(...failedJobsQuery(filter, readPage(query)), listOptions);
  const decide = useOnlineWrite(decideFailedJob);
  const goTo = (status: FailedJobStatus, page: number) =>
    setQuery({
      tab: 'system',
      ...(status !== 'FAILED' && { status: status.toLowerCase() }),
      ...(page > 1 && { page: String(page) }),
    });
  return (
    <FailedJobsScreen
      state={listState(list)}
      filter={filter}
      clock={clock}
      onFilterChange={(status) => goTo(status, 1)}
      onPageChange={(page) => goTo(filter, page)}
      onDecide={async ({ id, version }, status) => savedOf(await decide({ id, version, status }), () => ({}))}
      onRetry={() => void list.refetch()}
    />
  );
}
