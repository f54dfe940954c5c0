import { erasedPerson } from '@nadi/domain/appointments/notes';
import type { Touch } from '../../kernel/audit/append';
import type { Caller } from '../../kernel/people/caller';

/** Returns the entry of the patient's access log: a doctor looks to care for them. One who was erased has no log. */
export const touchOf = (
  { id, patient }: { id: string; patient: { id: string } },
  { role }: Pick<Caller, 'role'>,
): Touch =>
  role === 'DOCTOR' && patient.id !== erasedPerson
    ? { subjectId: patient.id, recordIds: [id], purpose: 'CAREMGT' }
    : { recordIds: [id] };
