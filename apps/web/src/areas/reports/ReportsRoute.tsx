import { ReportsScreen } from '@nadi/ui/screens/reports/ReportsScreen';
import { useAppSelector } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { useFigures } from '../appointments/offers';
import { usePatientSummary } from './use-patient-summary';
import { useReadingsTable } from './use-readings-table';

export function ReportsRoute() {
  const role = useAppSelector(selectUser)?.role;
  const table = useReadingsTable();
  const summary = usePatientSummary();
  const figures = useFigures(role === 'DOCTOR');
  return (
    <ReportsScreen
      {...(role === 'PATIENT' && { readings: table, summary })}
      {...(role === 'DOCTOR' && { figures })}
      isAdministrator={role === 'ADMIN'}
    />
  );
}
