import { EmergencyContactsScreen } from '@nadi/ui/screens/profile/EmergencyContactsScreen';
import { pageState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { emergencyContactsQuestion } from './emergency-contacts-question';

export function EmergencyContactsRoute() {
  const { $api } = useServices();
  const contacts = $api.useQuery(...emergencyContactsQuestion);
  return (
    <EmergencyContactsScreen
      state={pageState(contacts, ({ data }) => ({ rows: data }))}
      onRetry={() => void contacts.refetch()}
    />
  );
}
