import { AdminDataRequestsScreen } from '@nadi/ui/screens/admin/AdminDataRequestsScreen';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { useAppSelector } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { readRequestFilter, requestsAddress } from './requests-address';
import { useDecide, useRequests } from './use-requests';
import { addressOf } from './users-query';

/** Lists what people ask about their personal data, and answers it. */
export function RequestsRoute() {
  const [query, setQuery] = useSearchParams();
  const clock = useClock();
  const filter = readRequestFilter(query);
  const list = useRequests(filter);
  const decide = useDecide();
  return (
    <AdminDataRequestsScreen
      {...list}
      filter={filter}
      clock={clock}
      ownId={useAppSelector(selectUser)?.id ?? ''}
      onFilterChange={(chosen) => setQuery(requestsAddress(chosen))}
      onView={(view) => setQuery(addressOf(view))}
      onDecide={({ id, version }, body) => decide({ id, version, body })}
    />
  );
}
