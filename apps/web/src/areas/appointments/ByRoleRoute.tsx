import { useAppSelector } from '../../kernel/services/use-services';
import { paths } from '../../kernel/session/destination';
import { selectUser } from '../../kernel/session/session-selectors';
import { Redirect } from '../../kernel/shell/Redirect';

/** Leads a push message about an appointment to the page of the person's role. */
export function ByRoleRoute() {
  const role = useAppSelector(selectUser)?.role;
  if (role === 'ADMIN') return <Redirect to={`${paths.admin}?tab=healthcare`} />;
  return <Redirect to={`/dashboard/${role === 'DOCTOR' ? 'schedule' : 'appointments'}`} />;
}
