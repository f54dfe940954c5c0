import type { SQL } from 'drizzle-orm';
import { and, ne } from 'drizzle-orm';
import type { Caller } from '../../../kernel/people/caller';
import { type Asking, own } from '../../../kernel/policy/own';
import { prescriptions } from '../tables/prescriptions';

/** Returns the condition of the prescriptions of a person: what was signed for a patient, what a doctor wrote; for anyone else they do not exist. */
export const ownPrescriptions = (caller: Asking & Pick<Caller, 'role'>): SQL | undefined =>
  caller.role === 'DOCTOR'
    ? own(prescriptions.doctorId, caller)
    : and(own(prescriptions.patientId, caller), ne(prescriptions.state, 'draft'));
