import { AdminProfileScreen } from '@nadi/ui/screens/profile/AdminProfileScreen';
import { useAppSelector } from '../kernel/services/use-services';
import { selectUser } from '../kernel/session/session-selectors';

export function AdminProfileRoute() {
  const user = useAppSelector(selectUser);
  // Known from the session; nothing is read that could fail.
  return user && <AdminProfileScreen state={{ phase: 'ready', profile: user }} onRetry={() => {}} />;
}
