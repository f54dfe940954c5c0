import type { SQL } from 'drizzle-orm';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { sideOf } from '../queries/find-consultations';
import { consultationMessages } from '../tables/consultation-messages';

/** Chooses the messages of the caller's visits, on either side. */
export const ownMessages = (caller: Caller): SQL | undefined =>
  own(sideOf(caller) === 'DOCTOR' ? consultationMessages.doctorId : consultationMessages.patientId, caller);
