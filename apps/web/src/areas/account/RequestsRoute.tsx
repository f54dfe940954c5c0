import type { DataRequest } from '@nadi/contract/schema';
import { DataRequestsScreen } from '@nadi/ui/screens/settings/DataRequestsScreen';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { listOptions, listState } from '../../kernel/page/page-state';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { createDataRequest, withdrawDataRequest } from './online-writes';
import { officerQuery, requestsAt } from './requests-query';

const nothing = () => ({});

/** Lists what a person asked about their data, and takes another request. */
export function RequestsRoute() {
  const { $api } = useServices();
  const clock = useClock();
  const isOffline = useAppSelector(selectIsOffline);
  const [query, setQuery] = useSearchParams();
  const list = $api.useQuery(...requestsAt(query), listOptions);
  const officer = $api.useQuery(...officerQuery);
  const [create, withdraw] = [useOnlineWrite(createDataRequest), useOnlineWrite(withdrawDataRequest)];
  return (
    <DataRequestsScreen
      state={listState(list)}
      officer={
        officer.data
          ? { phase: 'ready', ...officer.data.data }
          : { phase: officer.isError ? 'failed' : 'loading' }
      }
      clock={clock}
      isOffline={isOffline}
      onMake={async (draft) => savedOf(await create(draft), nothing)}
      onWithdraw={async ({ id, version }) =>
        savedOf<unknown, object, DataRequest>(await withdraw({ id, version }), nothing)
      }
      onPageChange={(page) => setQuery(page > 1 ? { page: String(page) } : {})}
      onRetry={() => void list.refetch()}
    />
  );
}
