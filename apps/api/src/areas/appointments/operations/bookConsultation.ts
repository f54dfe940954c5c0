import { answer } from '@nadi/api-server/answers';
import { timeTaken, unprocessable } from '@nadi/api-server/problem';
import { eventOf } from '@nadi/domain/appointments/present-consultation';
import { timeIsTaken } from '@nadi/domain/appointments/states';
import { sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { mutation } from '../../../kernel/operation/operation';
import { visitBooked, visitBookedForDoctor } from '../notices';
import { findConsultation } from '../queries/find-consultations';
import { findDoctors } from '../queries/find-doctors';
import { planWith } from '../queries/plan';
import { consultations } from '../tables/consultations';
import { tellBoth } from '../tell-both';

export const bookConsultation = mutation('bookConsultation', async ({ body }, given) => {
  const { tx, caller, now, newId, touched, notify } = given;
  const { doctorId, scheduledAt, type = 'video_call', reason = null } = body;
  const [doctor] = isUuid(doctorId) ? (await findDoctors({ ids: [doctorId] }, tx)).found : [];
  if (!doctor)
    throw unprocessable([
      {
        pointer: '/body/doctorId',
        message: 'Must be a doctor whose registration is verified.',
        code: 'unknown',
      },
    ]);
  const planned = await planWith(doctor, { scheduledAt, type }, { tx, now });
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
