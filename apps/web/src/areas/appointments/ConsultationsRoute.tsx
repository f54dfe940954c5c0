import { useAppSelector } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { Redirect } from '../../kernel/shell/Redirect';
import { ForPatients } from './ForPatients';
import { VisitsRoute } from './VisitsRoute';

/** A doctor has a list of their own. */
export function ConsultationsRoute() {
  const role = useAppSelector(selectUser)?.role;
  if (role === 'DOCTOR') return <Redirect to="/dashboard/doctor-consultations" />;
  if (role === 'ADMIN') return <ForPatients />;
  return <VisitsRoute page="consultations" />;
}
