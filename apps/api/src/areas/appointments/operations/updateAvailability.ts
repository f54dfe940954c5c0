import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { checkAvailability } from '@nadi/domain/appointments/availability';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { waitlistQueue } from '../jobs/offer-times';
import { lockAvailability } from '../queries/find-availability';
import { holdTimes } from '../queries/plan';
import { saveAvailability } from '../save-availability';

export const updateAvailability = mutation('updateAvailability', async ({ headers, body }, given) => {
  const { tx, caller, enqueue } = given;
  // Two first changes at once have no row to lock; and no one books by hours that are being changed.
  await holdTimes(caller.userId, tx);
  const before = await lockAvailability(caller, tx);
  expectVersion(headers, before.version, 'Availability', () => before);
  const faults = checkAvailability(body);
  if (faults.length > 0) throw unprocessable(faults);
  const saved = { ...body, version: before.version + 1 };
  await saveAvailability(caller.userId, saved, given);
  enqueue(waitlistQueue, { doctor: caller.userId });
  return versioned(saved);
});
