import { noteTermYears } from '@nadi/domain/appointments/notes';
import { keptDays } from '@nadi/domain/appointments/waitlist';
import { and, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { removing, type Sweep } from '../../../kernel/jobs/sweep';
import { consultations } from '../tables/consultations';
import { slotHolds } from '../tables/slot-holds';
import { waitlistEntries } from '../tables/waitlist-entries';

function beforeTerm(now: Date): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - noteTermYears);
  return before;
}

export const sweeps: readonly Sweep[] = [
  removing('signed notes and prescriptions of erased people', consultations, (now) =>
    and(
      or(isNull(consultations.patientId), isNull(consultations.doctorId)),
      // One with a prescription may have no note: the later of the two decides.
      sql`greatest(${consultations.signedAt}, (select max(p.signed_at) from prescriptions p where p.consultation_id = ${consultations.id}))
        <= ${beforeTerm(now).toISOString()}::timestamptz`,
    ),
  ),
  removing('times held while booking', slotHolds, (now) => lte(slotHolds.expiresAt, now)),
  removing('waitlist entries that are over', waitlistEntries, (now) =>
    and(
      inArray(waitlistEntries.status, ['booked', 'ended']),
      lte(waitlistEntries.updatedAt, new Date(now.getTime() - keptDays * 86_400_000)),
    ),
  ),
];
