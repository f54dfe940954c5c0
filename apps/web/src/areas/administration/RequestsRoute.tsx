import type { AdminDataRequest } from '@nadi/contract/schema';
import { AdminDataRequestsScreen } from '@nadi/ui/screens/admin/AdminDataRequestsScreen';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { decideDataRequest } from './online-writes';
import { readRequestFilter, requestsAddress } from './requests-address';
import { useRequests } from './use-requests';
import { addressOf } from './users-query';

/** Lists what people ask about their personal data, and answers it. */
export function RequestsRoute() {
  const [query, setQuery] = useSearchParams();
  const clock = useClock();
  const filter = readRequestFilter(query);
  const list = useRequests(filter);
  const decide = useOnlineWrite(decideDataRequest);
  return (
    <AdminDataRequestsScreen
      {...list}
      filter={filter}
      clock={clock}
      onFilterChange={(chosen) => setQuery(requestsAddress(chosen))}
      onView={(view) => setQuery(addressOf(view))}
      onDecide={async ({ id, version }, body) =>
        savedOf<unknown, object, AdminDataRequest>(await decide({ id, version, body }), () => ({}))
      }
    />
  );
}
