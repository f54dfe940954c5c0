import { AccessLogScreen } from '@nadi/ui/screens/settings/AccessLogScreen';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { listOptions, listState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { usePerson } from '../vital-signs/offers';
import { accessLogQuery, readFilter, writeFilter } from './access-log-query';

export function AccessLogRoute() {
  const { $api } = useServices();
  const clock = useClock();
  const { name, subject } = usePerson();
  const [query, setQuery] = useSearchParams();
  const filter = readFilter(query);
  const log = $api.useQuery(...accessLogQuery(query), listOptions);
  return (
    <AccessLogScreen
      state={listState(log)}
      filter={filter}
      clock={clock}
      person={{ name, birthDate: subject.dateOfBirth }}
      onFilterChange={(next) => setQuery(writeFilter(next))}
      onPageChange={(next) => setQuery(writeFilter(filter, next))}
      onRetry={() => void log.refetch()}
    />
  );
}
