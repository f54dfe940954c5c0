import { Navigate } from 'react-router-dom';
import { useAppSelector } from '../services/use-services';
import { paths } from '../session/destination';
import { selectUser } from '../session/session-selectors';
import type { AppRoute } from './app-route';
import { useTitle } from './use-title';

/** One page of the table, for the roles that may see it. An administrator passes; the server decides what they are shown. */
export function Page({ route }: { route: AppRoute }) {
  const { title, Screen } = route;
  const roles = 'roles' in route && route.roles;
  const user = useAppSelector(selectUser);
  useTitle(title());
  if (roles && roles !== 'all' && user && user.role !== 'ADMIN' && !roles.includes(user.role))
    return <Navigate to={paths.unauthorized} replace />;
  return <Screen />;
}
