import { followUpSince } from '@nadi/domain/prescriptions/visit-rules';
import { and, desc, eq, gte, lt, ne } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { type ConsultationRow, consultations } from '../../appointments/offers';

/** Returns when the doctor last saw the patient of a visit in the clinic, within the months that make it a follow-up; null if they did not. */
export async function findLastInPerson(
  { id, patientId, scheduledAt }: ConsultationRow,
  { caller, tx }: { caller: Caller; tx: Reader },
): Promise<Date | null> {
  if (patientId === null) return null;
  const [found] = await tx
    .select({ at: consultations.scheduledAt })
    .from(consultations)
    .where(
      and(
        own(consultations.doctorId, caller),
        eq(consultations.patientId, patientId),
        eq(consultations.type, 'in_clinic'),
        eq(consultations.status, 'completed'),
        ne(consultations.id, id),
        gte(consultations.scheduledAt, followUpSince(scheduledAt)),
        lt(consultations.scheduledAt, scheduledAt),
      ),
    )
    .orderBy(desc(consultations.scheduledAt))
    .limit(1);
  return found?.at ?? null;
}
