import { done } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { refuseLessPhotos } from '@nadi/domain/appointments/photos';
import { mutation } from '../../../kernel/operation/operation';
import { changeConsultation } from '../change-consultation';
import { findConsultation, holdConsultation } from '../queries/find-consultations';
import { findVisitPhoto } from '../queries/find-visit-photo';
import { tellBoth } from '../tell-both';
import { touchOf } from '../touch-of';

export const deleteConsultationPhoto = mutation('deleteConsultationPhoto', async ({ path }, given) => {
  const { visit } = await findVisitPhoto(path.id, given);
  const { row, shown: before } = await holdConsultation(visit.id, undefined, given);
  given.touched({ ...touchOf(before, given.caller), recordIds: [before.id, path.id] });
  const refusal = refuseLessPhotos(row);
  if (refusal) throw conflict(refusal);
  await changeConsultation(row, { photos: row.photos.filter(({ id }) => id !== path.id) }, given);
  tellBoth(await findConsultation(row.id, given), given);
  return done();
});
