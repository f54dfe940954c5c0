import { answer } from '@nadi/api-server/answers';
import { conflict, timeTaken, unprocessable } from '@nadi/api-server/problem';
import { refuseMore, refuseOverlap } from '@nadi/domain/appointments/own-visits';
import { eventOf } from '@nadi/domain/appointments/present-consultation';
import { timeIsTaken } from '@nadi/domain/appointments/states';
import { sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { mutation } from '../../../kernel/operation/operation';
import { visitBooked, visitBookedForDoctor } from '../notices';
import { findConsultation, findToCome } from '../queries/find-consultations';
import { findDoctors } from '../queries/find-doctors';
import { holdTimes, planWith } from '../queries/plan';
import { consultations } from '../tables/consultations';
import { tellBoth } from '../tell-both';

export const bookConsultation = mutation('bookConsultation', async ({ body }, given) => {
  const { tx, caller, now, newId, touched, notify } = given;
  const { doctorId, scheduledAt, type = 'video_call', reason = null } = body;
  const [doctor] = isUuid(doctorId) ? await findDoctors({ ids: [doctorId] }, tx) : [];
  if (!doctor)
    throw unprocessable([
      {
        pointer: '/body/doctorId',
        message: 'Must be a doctor whose registration is verified.',
        code: 'unknown',
      },
    ]);
  await holdTimes(caller.userId, tx);
  const own = await findToCome(given);
  const refusal = refuseMore(own, doctorId);
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
      doctorId,
      ...planned,
      reason,
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
  const shown = await findConsultation(id, given);
  touched({ recordIds: [id] });
  notify(caller.userId, visitBooked(shown));
  notify(doctorId, visitBookedForDoctor(shown));
  tellBoth(shown, given);
  return answer(shown);
});
