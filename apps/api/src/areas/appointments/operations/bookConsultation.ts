import { answer } from '@nadi/api-server/answers';
import { mutation } from '../../../kernel/operation/operation';
import { bookVisit } from '../book-visit';
import { keptIntake } from '../kept-intake';
import { findBookable } from '../queries/find-doctors';

export const bookConsultation = mutation('bookConsultation', async ({ body }, given) => {
  const { doctorId, scheduledAt, type = 'video_call', reason = null, intake = [] } = body;
  const doctor = await findBookable(doctorId, given.tx);
  const answers = keptIntake(intake, doctor.specialization, '/body/intake');
  return answer(await bookVisit(doctor, { scheduledAt, type, reason, intake: answers }, given));
});
