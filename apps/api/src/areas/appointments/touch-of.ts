import type { Consultation } from '@nadi/contract/schema';
import type { Touch } from '../../kernel/audit/append';
import type { Caller } from '../../kernel/people/caller';

/** What the access log of the patient says: a doctor looks to care for them. */
export const touchOf = ({ id, patient }: Pick<Consultation, 'id' | 'patient'>, { role }: Caller): Touch =>
  role === 'DOCTOR' ? { subjectId: patient.id, recordIds: [id], purpose: 'CAREMGT' } : { recordIds: [id] };
