import { answerPhoto } from '../../../kernel/files/answer-photo';
import { query } from '../../../kernel/operation/operation';
import { findAnyPhoto } from '../queries/find-visit-photo';
import { touchOf } from '../touch-of';

export const readConsultationPhoto = query('readConsultationPhoto', async ({ path }, given) => {
  const { photo, visit } = await findAnyPhoto(path.id, given);
  given.touched({ ...touchOf(visit, given.caller), recordIds: [visit.id, path.id] });
  return answerPhoto(photo, given.files);
});
