import { answer } from '@nadi/api-server/answers';
import { mutation } from '../../../kernel/operation/operation';
import { bookVisit } from '../book-visit';
import { findBookable } from '../queries/find-doctors';

export const bookConsultation = mutation('bookConsultation', async ({ body }, given) => {
  const { doctorId, scheduledAt, type = 'video_call', reason = null } = body;
  const doctor = await findBookable(doctorId, given.tx);
  return answer(await bookVisit(doctor, { scheduledAt, type, reason }, given));
});
