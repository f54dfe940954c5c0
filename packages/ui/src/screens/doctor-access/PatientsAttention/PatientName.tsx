import * as m from '../../../../generated/messages/messages';
import { Link } from '../../../components/Link/Link';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { nameOf, sayPerson } from '../private/person-words';
import type { FoundPatient } from '../types';

/** A patient by name, which leads to what they share, and by what tells two people of one name apart. */
export function PatientName({ patient }: { patient: FoundPatient }) {
  const name = nameOf(patient);
  return (
    <div>
      <Link href={`/dashboard/patients/${patient.id}`} isAlone>
        <span aria-hidden="true">{name}</span>
        <VisuallyHidden>{m.needs_record_of({ name })}</VisuallyHidden>
      </Link>
      <Text size={14} tone="muted">
        {sayPerson(patient)}
      </Text>
    </div>
  );
}
