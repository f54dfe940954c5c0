import { useAppSelector } from '../../kernel/services/use-services';
import { paths } from '../../kernel/session/destination';
import { selectUser } from '../../kernel/session/session-selectors';
import { Redirect } from '../../kernel/shell/Redirect';
import { DoctorTrials } from './DoctorTrials';
import { PatientTrials } from './PatientTrials';

/** A doctor has a view of their own; administrators see that of patients. */
export function TrialsRoute() {
  const role = useAppSelector(selectUser)?.role;
  if (!role) return <Redirect to={paths.unauthorized} />;
  return role === 'DOCTOR' ? <DoctorTrials /> : <PatientTrials hasRecord={role === 'PATIENT'} />;
}
