import { useAppSelector } from '../kernel/services/use-services';
import { paths } from '../kernel/session/destination';
import { selectUser } from '../kernel/session/session-selectors';
import { Redirect } from '../kernel/shell/Redirect';
import { dashboards } from './dashboards';

/** The first page after signing in, by role. */
export function DashboardRoute() {
  const role = useAppSelector(selectUser)?.role;
  if (role === 'ADMIN') return <Redirect to={paths.admin} />;
  if (!role) return <Redirect to={paths.unauthorized} />;
  const { Screen } = dashboards[role];
  return <Screen />;
}
