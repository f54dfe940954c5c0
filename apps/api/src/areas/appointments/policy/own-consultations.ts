import type { Side } from '@nadi/domain/appointments/visit';
import type { SQL } from 'drizzle-orm';
import { type Asking, own } from '../../../kernel/policy/own';
import { consultations } from '../tables/consultations';

/** A patient sees their visits, and a doctor those with them; for anyone else they do not exist. */
export const ownConsultations = (caller: Asking, side: Side): SQL | undefined =>
  own(side === 'DOCTOR' ? consultations.doctorId : consultations.patientId, caller);
