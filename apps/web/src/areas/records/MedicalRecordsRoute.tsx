import { MedicalRecordsScreen } from '@nadi/ui/screens/records/MedicalRecordsScreen';
import { useClock } from '../../kernel/browser/clock';
import { RecordHeadPart } from './RecordHeadPart';
import { useRecords } from './use-records';

export function MedicalRecordsRoute() {
  const { page, ...records } = useRecords();
  const { type, year, tag, search, isDeleted } = records.filter;
  const isWhole = type === null && search === '';
  // Prescriptions have no tags, and stand with the first documents.
  const isHead = !year && !tag && !isDeleted && page === 1 && (type === null || type === 'prescription');
  return (
    <MedicalRecordsScreen
      {...records}
      clock={useClock()}
      head={isHead && <RecordHeadPart search={search} isWhole={isWhole} />}
    />
  );
}
