import { EmergencyContactsScreen } from '@nadi/ui/screens/profile/EmergencyContactsScreen';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { listOptions, listState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { emergencyContactsQuestion } from './emergency-contacts-question';

export function EmergencyContactsRoute() {
  const { $api } = useServices();
  const clock = useClock();
  const [query, setQuery] = useSearchParams();
  const list = $api.useQuery(...emergencyContactsQuestion(query), listOptions);
  return (
    <EmergencyContactsScreen
      state={listState(list)}
      clock={clock}
      onPageChange={(page) => setQuery(page > 1 ? { page: String(page) } : {})}
      onRetry={() => void list.refetch()}
    />
  );
}
