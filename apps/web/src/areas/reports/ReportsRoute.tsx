import { ReportsScreen } from '@nadi/ui/screens/reports/ReportsScreen';
import { useAppSelector } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { usePatientSummary } from './use-patient-summary';
import { useReadingsTable } from './use-readings-table';

export function ReportsRoute() {
  const role = useAppSelector(selectUser)?.role;
  const table = useReadingsTable();
  const summary = usePatientSummary();
  return (
    <ReportsScreen
      {...(role === 'PATIENT' && { readings: table, summary })}
      {...(role === 'DOCTOR' && { isDoctor: true })}
      isAdministrator={role === 'ADMIN'}
    />
  );
}
