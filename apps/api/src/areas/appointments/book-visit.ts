import { conflict, timeTaken } from '@nadi/api-server/problem';
import type { Consultation } from '@nadi/contract/schema';
import type { IntakeAnswer } from '@nadi/domain/appointments/intake';
import { refuseMore, refuseOverlap } from '@nadi/domain/appointments/own-visits';
import { eventOf } from '@nadi/domain/appointments/present-consultation';
import { timeIsTaken } from '@nadi/domain/appointments/states';
import type { VisitType } from '@nadi/domain/appointments/visit';
import { sql } from 'drizzle-orm';
import type { Writing } from '../../kernel/operation/given';
import { visitBooked, visitBookedForDoctor } from './notices';
import { findConsultation, findToCome } from './queries/find-consultations';
import type { Found } from './queries/find-doctors';
import { endHold } from './queries/find-slot-holds';
import { tookHeldTime } from './queries/find-waitlist';
import { holdTimes, planWith } from './queries/plan';
import { consultations } from './tables/consultations';
import { tellBoth } from './tell-both';

type Wanted = { scheduledAt: string; type: VisitType; reason: string | null; intake: IntakeAnswer[] };

/**
 * Books a visit of the patient who asks, and tells both sides.
 *
 * @throws 409 if the patient has too many visits or another one then, or the time cannot be booked
 */
export async function bookVisit(
  doctor: Found,
  { scheduledAt, type, reason, intake }: Wanted,
  given: Writing<'bookConsultation' | 'acceptWaitlistOffer'>,
): Promise<Consultation> {
  const { tx, caller, now, newId, touched, notify } = given;
  await holdTimes(caller.userId, tx);
  const own = await findToCome(given);
  const refusal = refuseMore(own, doctor.id);
  if (refusal) throw conflict(refusal);
  const planned = await planWith(doctor, { scheduledAt, type }, { tx, now });
  const overlap = refuseOverlap(own, planned);
  if (overlap) throw conflict(overlap);
  const id = newId();
  const [row] = await tx
    .insert(consultations)
    .values({
      id,
      patientId: caller.userId,
      doctorId: doctor.id,
      ...planned,
      reason,
      intake,
      // Both are filled in by the database.
      patient: sql`'{}'`,
      doctor: sql`'{}'`,
      changes: [eventOf(planned, 'PATIENT', null, now)],
      version: 1,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: consultations.id });
  if (!row) throw timeTaken(timeIsTaken, []);
  await tookHeldTime(doctor.id, planned, given);
  await endHold(doctor.id, planned, given);
  const shown = await findConsultation(id, given);
  touched({ recordIds: [id] });
  notify(caller.userId, visitBooked(shown));
  notify(doctor.id, visitBookedForDoctor(shown));
  tellBoth(shown, given);
  return shown;
}
