import { useMay } from '@nadi/ui/acting';
import * as m from '@nadi/ui/messages';
import { selectActing } from '../acting/acting-slice';
import { useAppSelector } from '../services/use-services';
import { paths } from '../session/destination';
import { selectUser } from '../session/session-selectors';
import type { AppRoute } from './app-route';
import { lazyPage } from './lazy-route';
import { Redirect } from './Redirect';
import { useTitle } from './use-title';

// Takes the place of the page, so that a person must be told if it cannot be loaded; a late part would wait and say nothing.
const OtherRole = lazyPage(
  async () => (await import('@nadi/ui/screens/system/OtherRoleScreen')).OtherRoleScreen,
);

const OwnPage = lazyPage(async () => (await import('./OwnPage')).OwnPage);

/** One page of the table, for the roles that may see it. An administrator passes the guard, and finds whose page it is. */
export function Page({ route }: { route: AppRoute }) {
  const { title, Screen } = route;
  const roles = 'roles' in route && route.roles;
  const isForPatients = 'isForPatients' in route && route.isForPatients === true;
  const needs = 'needs' in route ? route.needs : undefined;
  const isAllowed = useMay(needs ?? 'view');
  const user = useAppSelector(selectUser);
  const acting = useAppSelector(selectActing);
  useTitle(roles && acting ? m.family_page_of({ page: title(), name: acting.firstName }) : title());
  if (roles && acting && !isForPatients) return <OwnPage key={route.path} title={title()} why="own" />;
  if (needs && !isAllowed)
    return <OwnPage key={route.path} title={title()} why={needs === 'manage' ? 'view-only' : 'own'} />;
  if (!roles || roles === 'all' || !user || roles.includes(user.role)) return <Screen />;
  if (user.role !== 'ADMIN') return <Redirect to={paths.unauthorized} />;
  return <OtherRole key={route.path} title={title()} of={roles[0] === 'DOCTOR' ? 'DOCTOR' : 'PATIENT'} />;
}
