import type { User } from '@nadi/contract/schema';
import { AdminProfileScreen } from '@nadi/ui/screens/profile/AdminProfileScreen';
import { useAppSelector } from '../kernel/services/use-services';
import { selectUser } from '../kernel/session/session-selectors';
import { lazyRoute } from '../kernel/shell/lazy-route';

// Fetched one at a time: nobody is two of these.
const patient = lazyRoute(
  async () => (await import('../areas/profile/PatientProfileRoute')).PatientProfileRoute,
);
const doctor = lazyRoute(
  async () => (await import('../areas/doctors/DoctorProfileRoute')).DoctorProfileRoute,
);

/** Each role's own page. */
export function ProfileRoute() {
  const user = useAppSelector(selectUser);
  if (user?.role === 'PATIENT') return <patient.Screen />;
  return user?.role === 'DOCTOR' ? <doctor.Screen /> : <AdminProfile user={user} />;
}

function AdminProfile({ user }: { user: User | null }) {
  if (!user) return null;
  // Known from the session; there is nothing to read that could fail.
  return <AdminProfileScreen state={{ phase: 'ready', profile: user }} onRetry={() => {}} />;
}
