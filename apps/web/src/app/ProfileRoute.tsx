import { useAppSelector } from '../kernel/services/use-services';
import { paths } from '../kernel/session/destination';
import { selectUser } from '../kernel/session/session-selectors';
import { lazyRoute } from '../kernel/shell/lazy-route';
import { Redirect } from '../kernel/shell/Redirect';

// Fetched one at a time: no one has two of these roles.
const patient = lazyRoute(
  async () => (await import('../areas/profile/PatientProfileRoute')).PatientProfileRoute,
);
const doctor = lazyRoute(
  async () => (await import('../areas/doctors/DoctorProfileRoute')).DoctorProfileRoute,
);
const administrator = lazyRoute(async () => (await import('./AdminProfileRoute')).AdminProfileRoute);

/** Shows the profile page of the person's role. */
export function ProfileRoute() {
  const role = useAppSelector(selectUser)?.role;
  if (role === 'PATIENT') return <patient.Screen />;
  if (role === 'DOCTOR') return <doctor.Screen />;
  return role === 'ADMIN' ? <administrator.Screen /> : <Redirect to={paths.unauthorized} />;
}
