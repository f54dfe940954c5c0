import { Navigate } from 'react-router-dom';
import { useAppSelector } from '../../kernel/services/use-services';
import { paths } from '../../kernel/session/destination';
import { selectUser } from '../../kernel/session/session-selectors';
import { PlannedPage } from './PlannedPage';

/** A doctor has a view of their own; administrators see that of patients. */
export function TrialsRoute() {
  const role = useAppSelector(selectUser)?.role;
  if (!role) return <Navigate to={paths.unauthorized} replace />;
  return <PlannedPage id={role === 'DOCTOR' ? 'trials-for-doctors' : 'clinical-trials'} />;
}
