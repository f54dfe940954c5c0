import { answer } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { refuseAddendum } from '@nadi/domain/appointments/notes';
import { mutation } from '../../../kernel/operation/operation';
import { changeConsultation } from '../change-consultation';
import { findConsultation, holdConsultation } from '../queries/find-consultations';
import { consultationNotes } from '../tables/consultation-notes';
import { tellBoth } from '../tell-both';
import { touchOf } from '../touch-of';

export const addConsultationAddendum = mutation('addConsultationAddendum', async ({ path, body }, given) => {
  const { tx, caller, now, newId, touched } = given;
  const { row, shown: before } = await holdConsultation(path.id, undefined, given);
  touched(touchOf(before, caller));
  const refusal = refuseAddendum(before);
  if (refusal) throw conflict(refusal);
  const { id: consultationId, patientId, doctorId } = row;
  await tx
    .insert(consultationNotes)
    .values({ id: newId(), consultationId, patientId, doctorId, kind: 'addendum', text: body.text, at: now });
  await changeConsultation(row, {}, given);
  const shown = await findConsultation(row.id, given);
  tellBoth(shown, given);
  return answer(shown);
});
