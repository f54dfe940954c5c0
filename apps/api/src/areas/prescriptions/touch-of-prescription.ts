import type { Touch } from '../../kernel/audit/append';
import type { Caller } from '../../kernel/people/caller';
import type { PrescriptionRow } from './tables/prescriptions';

/** Returns the entry of the patient's access log: a doctor looks to care for them. One who was erased has no log. */
export const touchOfPrescription = (
  { id, patientId }: PrescriptionRow,
  { role }: Pick<Caller, 'role'>,
): Touch =>
  role === 'DOCTOR' && patientId !== null
    ? { subjectId: patientId, recordIds: [id], purpose: 'CAREMGT' }
    : { recordIds: [id] };
