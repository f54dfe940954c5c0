import { AccessLogScreen } from '@nadi/ui/screens/settings/AccessLogScreen';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { failureOf } from '../../kernel/requests/action';
import { useServices } from '../../kernel/services/use-services';
import { usePerson } from '../vital-signs/offers';
import { accessLogQuestion, readFilter } from './access-log-question';

export function AccessLogRoute() {
  const { $api } = useServices();
  const clock = useClock();
  const { name, subject } = usePerson();
  const [query, setQuery] = useSearchParams();
  const filter = readFilter(query);
  // Read anew each time: it grows with every look at the record.
  const log = $api.useQuery(...accessLogQuestion(query), { placeholderData: keepPreviousData, staleTime: 0 });
  return (
    <AccessLogScreen
      state={
        log.data
          ? {
              phase: 'ready',
              entries: log.data.data,
              pagination: log.data.pagination,
              isPending: log.isPlaceholderData,
            }
          : log.isError
            ? failureOf(log.error)
            : { phase: 'loading' }
      }
      filter={filter}
      clock={clock}
      person={{ name, birthDate: subject.dateOfBirth }}
      onFilterChange={(by) => setQuery(by === 'everyone' ? { by } : {})}
      onPageChange={(next) =>
        setQuery({ ...(filter === 'everyone' && { by: filter }), ...(next > 1 && { page: String(next) }) })
      }
      onRetry={() => void log.refetch()}
    />
  );
}
