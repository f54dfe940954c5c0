import type { User } from '@nadi/contract/schema';
import { AdminProfileScreen } from '@nadi/ui/screens/profile/AdminProfileScreen';
import { useAppSelector } from '../app/use-services';
import { selectUser } from '../features/session/session-selectors';
import { lazyRoute } from './lazy-route';

// Fetched one at a time: nobody is two of these.
const patient = lazyRoute(async () => (await import('./PatientProfileRoute')).PatientProfileRoute);
const doctor = lazyRoute(async () => (await import('./DoctorProfileRoute')).DoctorProfileRoute);

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
