import type { ReadingRow } from '@nadi/ui/components/ReadingTable';
import type { ReadingDraft } from '@nadi/ui/screens/vital-signs/VitalSignsScreen';
import type { Assessor } from '../queries/assessor';
import type { Person } from '../queries/subject';
import { newReadingOf } from './request-of-draft';
import { recorded } from './unsent-readings';

/** Returns a reading as it would be once it is saved, for a page that shows it before. */
export const previewOf = (
  id: string,
  draft: ReadingDraft,
  person: Person,
  assessor: Assessor | null,
): ReadingRow =>
  recorded(
    id,
    { operation: 'recordVitalSign', body: newReadingOf(draft), isNow: false },
    { ...person, assessor },
  );
