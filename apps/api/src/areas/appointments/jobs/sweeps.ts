import { noteTermYears } from '@nadi/domain/appointments/notes';
import { and, isNull, lte, or } from 'drizzle-orm';
import { removing, type Sweep } from '../../../kernel/jobs/sweep';
import { consultations } from '../tables/consultations';

function beforeTerm(now: Date): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - noteTermYears);
  return before;
}

export const sweeps: readonly Sweep[] = [
  removing('signed notes of erased people', consultations, (now) =>
    and(
      or(isNull(consultations.patientId), isNull(consultations.doctorId)),
      lte(consultations.signedAt, beforeTerm(now)),
    ),
  ),
];
