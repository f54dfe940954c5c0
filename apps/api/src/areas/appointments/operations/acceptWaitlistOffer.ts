import { answer } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { doctorIsGone, isLive, noOffer } from '@nadi/domain/appointments/waitlist';
import { isoOf } from '@nadi/domain/kernel/at';
import { mutation } from '../../../kernel/operation/operation';
import { bookVisit } from '../book-visit';
import { findDoctors } from '../queries/find-doctors';
import { entryOf, holdEntry } from '../queries/find-waitlist';

export const acceptWaitlistOffer = mutation('acceptWaitlistOffer', async ({ path }, given) => {
  const { tx, now } = given;
  const entry = entryOf(await holdEntry(path.id, given));
  if (!isLive(entry, now)) throw conflict(noOffer(entry));
  const [doctor] = await findDoctors({ ids: [entry.doctorId] }, tx);
  if (!doctor) throw conflict(doctorIsGone);
  const { scheduledAt, type } = entry.offer;
  return answer(
    await bookVisit(doctor, { scheduledAt: isoOf(scheduledAt), type, reason: null, intake: [] }, given),
  );
});
