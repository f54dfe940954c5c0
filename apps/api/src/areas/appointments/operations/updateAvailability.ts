import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { checkAvailability } from '@nadi/domain/appointments/availability';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { lockAvailability } from '../queries/find-availability';
import { holdTimes } from '../queries/plan';
import { availabilities } from '../tables/availabilities';

export const updateAvailability = mutation(
  'updateAvailability',
  async ({ headers, body }, { tx, caller, now }) => {
    // Two first changes at once have no row to lock; and no one books by hours that are being changed.
    await holdTimes(caller.userId, tx);
    const before = await lockAvailability(caller, tx);
    expectVersion(headers, before.version, 'Availability', () => before);
    const faults = checkAvailability(body);
    if (faults.length > 0) throw unprocessable(faults);
    const saved = { ...body, version: before.version + 1 };
    await tx
      .insert(availabilities)
      .values({ doctorId: caller.userId, ...saved, updatedAt: now })
      .onConflictDoUpdate({ target: availabilities.doctorId, set: { ...saved, updatedAt: now } });
    return versioned(saved);
  },
);
