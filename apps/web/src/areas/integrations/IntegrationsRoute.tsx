import { useAppSelector } from '../../kernel/services/use-services';
import { paths } from '../../kernel/session/destination';
import { selectUser } from '../../kernel/session/session-selectors';
import { lazyRoute } from '../../kernel/shell/lazy-route';
import { Redirect } from '../../kernel/shell/Redirect';

// Fetched one at a time: no one has several roles.
const byRole = {
  PATIENT: lazyRoute(async () => (await import('./PatientIntegrations')).PatientIntegrations),
  DOCTOR: lazyRoute(async () => (await import('./DoctorIntegrations')).DoctorIntegrations),
  ADMIN: lazyRoute(async () => (await import('./ProvidersRoute')).ProvidersRoute),
};

export function IntegrationsRoute() {
  const role = useAppSelector(selectUser)?.role;
  const page = role && byRole[role];
  return page ? <page.Screen /> : <Redirect to={paths.unauthorized} />;
}
