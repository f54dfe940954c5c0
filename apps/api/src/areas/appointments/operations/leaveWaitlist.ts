import { done } from '@nadi/api-server/answers';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { waitlistQueue } from '../jobs/offer-times';
import { holdEntry } from '../queries/find-waitlist';
import { waitlistEntries } from '../tables/waitlist-entries';

export const leaveWaitlist = mutation('leaveWaitlist', async ({ path }, given) => {
  const { tx, touched, enqueue } = given;
  const { id, doctorId, status } = await holdEntry(path.id, given);
  await tx.delete(waitlistEntries).where(eq(waitlistEntries.id, id));
  touched({ recordIds: [id] });
  if (status === 'offered') enqueue(waitlistQueue, { doctor: doctorId });
  return done();
});
