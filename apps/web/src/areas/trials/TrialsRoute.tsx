import { useAppSelector } from '../../kernel/services/use-services';
import { paths } from '../../kernel/session/destination';
import { selectUser } from '../../kernel/session/session-selectors';
import { lazyRoute } from '../../kernel/shell/lazy-route';
import { Redirect } from '../../kernel/shell/Redirect';

// Fetched one at a time: no one has both roles.
const doctor = lazyRoute(async () => (await import('./DoctorTrials')).DoctorTrials);
const patient = lazyRoute(async () => (await import('./PatientTrials')).PatientTrials);

/** A doctor has a view of their own; administrators see that of patients. */
export function TrialsRoute() {
  const role = useAppSelector(selectUser)?.role;
  if (role === 'DOCTOR') return <doctor.Screen />;
  return role ? <patient.Screen /> : <Redirect to={paths.unauthorized} />;
}
