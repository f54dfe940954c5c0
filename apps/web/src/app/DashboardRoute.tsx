import { Navigate } from 'react-router-dom';
import { useAppSelector } from '../kernel/services/use-services';
import { paths } from '../kernel/session/destination';
import { selectUser } from '../kernel/session/session-selectors';
import { dashboards } from './dashboards';

/** The first page after signing in, by role. */
export function DashboardRoute() {
  const role = useAppSelector(selectUser)?.role;
  if (role === 'ADMIN') return <Navigate to={paths.admin} replace />;
  if (!role) return <Navigate to={paths.unauthorized} replace />;
  const { Screen } = dashboards[role];
  return <Screen />;
}
