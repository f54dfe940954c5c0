import { useAppSelector } from '../../kernel/services/use-services';
import { paths } from '../../kernel/session/destination';
import { selectUser } from '../../kernel/session/session-selectors';
import { lazyRoute } from '../../kernel/shell/lazy-route';
import { Redirect } from '../../kernel/shell/Redirect';

// Fetched one at a time: no one has both roles.
const patient = lazyRoute(async () => (await import('./PatientIntegrations')).PatientIntegrations);
const others = lazyRoute(async () => (await import('./OthersIntegrations')).OthersIntegrations);

export function IntegrationsRoute() {
  const role = useAppSelector(selectUser)?.role;
  if (!role) return <Redirect to={paths.unauthorized} />;
  return role === 'PATIENT' ? <patient.Screen /> : <others.Screen />;
}
