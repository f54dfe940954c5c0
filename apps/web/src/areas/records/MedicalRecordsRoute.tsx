import { MedicalRecordsScreen } from '@nadi/ui/screens/records/MedicalRecordsScreen';
import { useClock } from '../../kernel/browser/clock';
import { useRecords } from './use-records';

export function MedicalRecordsRoute() {
  return <MedicalRecordsScreen clock={useClock()} {...useRecords()} />;
}
