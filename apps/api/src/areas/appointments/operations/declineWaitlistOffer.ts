import { answer } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { presetAvailability } from '@nadi/domain/appointments/availability';
import { isLive, noOffer } from '@nadi/domain/appointments/waitlist';
import { mutation } from '../../../kernel/operation/operation';
import { waitlistQueue } from '../jobs/offer-times';
import { declineOffer, entryOf, holdEntry, showEntry } from '../queries/find-waitlist';

export const declineWaitlistOffer = mutation('declineWaitlistOffer', async ({ path }, given) => {
  const { now, touched, enqueue } = given;
  const row = await holdEntry(path.id, given);
  touched({ recordIds: [row.id] });
  const entry = entryOf(row);
  if (!isLive(entry, now)) throw conflict(noOffer(entry));
  const after = await declineOffer(row, given);
  enqueue(waitlistQueue, { doctor: row.doctorId });
  return answer(showEntry(after, presetAvailability, now));
});
