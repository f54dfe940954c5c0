import type { Side } from '@nadi/domain/appointments/visit';
import type { SQL } from 'drizzle-orm';
import { type Asking, own } from '../../../kernel/policy/own';
import { consultationMessages } from '../tables/consultation-messages';

/** Chooses the messages of the caller's visits, on either side. */
export const ownMessages = (caller: Asking, side: Side): SQL | undefined =>
  own(side === 'DOCTOR' ? consultationMessages.doctorId : consultationMessages.patientId, caller);
