import { answer } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { refusePhoto } from '@nadi/domain/appointments/photos';
import { keepPhoto } from '../../../kernel/files/keep-photo';
import { preparedMutation } from '../../../kernel/operation/operation';
import { changeConsultation } from '../change-consultation';
import { drawSent } from '../draw-sent';
import { findConsultation, holdConsultation } from '../queries/find-consultations';
import { tellBoth } from '../tell-both';
import { touchOf } from '../touch-of';

export const addConsultationPhoto = preparedMutation('addConsultationPhoto', {
  prepare: ({ files: sent }, given) => drawSent(sent.photo, given),
  async perform({ path }, drawn, given) {
    const { row, shown: before } = await holdConsultation(path.id, undefined, given);
    given.touched(touchOf(before, given.caller));
    const refusal = refusePhoto(row);
    if (refusal) throw conflict(refusal);
    const photo = await keepPhoto(drawn, given);
    await changeConsultation(row, { photos: [...row.photos, photo] }, given);
    const shown = await findConsultation(row.id, given);
    tellBoth(shown, given);
    return answer(shown);
  },
});
