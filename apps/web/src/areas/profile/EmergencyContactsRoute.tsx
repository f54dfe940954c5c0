import { EmergencyContactsScreen } from '@nadi/ui/screens/profile/EmergencyContactsScreen';
import { useClock } from '../../kernel/browser/clock';
import { useEmergencyContacts } from './contacts/use-emergency-contacts';

export function EmergencyContactsRoute() {
  return <EmergencyContactsScreen clock={useClock()} {...useEmergencyContacts()} />;
}
