import { versioned } from '@nadi/api-server/answers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import { operations } from '@nadi/contract/operations';
import { refuseMove } from '@nadi/domain/kernel/transitions';
import { checkBroadcastDecision, presentBroadcast } from '@nadi/domain/platform/broadcast';
import { eq } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { broadcastQueue } from '../jobs/broadcast-queue';
import { findBroadcast } from '../queries/find-broadcast';
import { broadcasts } from '../tables/broadcasts';

/** The contract defines the transitions of a broadcast. */
const { transitions } = operations.decideBroadcast;

export const decideBroadcast = mutation('decideBroadcast', async ({ path, headers, body }, given) => {
  const { tx, caller, now, enqueue, touched } = given;
  const { status, scheduledFor } = body;
  // The second of two administrators waits here, and finds another version.
  const found = await findBroadcast(path.id, tx, true);
  touched({ recordIds: [found.id] });
  expectVersion(headers, found.version, 'Broadcast', () => presentBroadcast(found));
  const refusal = refuseMove(transitions, found.status, status);
  if (refusal !== null) throw conflict(refusal);
  const faults = checkBroadcastDecision(body, now);
  if (faults.length > 0) throw unprocessable(faults);
  const decision = {
    status,
    scheduledFor: scheduledFor === undefined ? found.scheduledFor : new Date(scheduledFor),
    ...(status === 'SENDING' && { startedAt: now }),
    ...(status === 'CANCELLED' && { endedAt: now }),
    ...{ decidedBy: caller.userId, version: found.version + 1, updatedAt: now },
  };
  await tx.update(broadcasts).set(decision).where(eq(broadcasts.id, found.id));
  if (status === 'SENDING') enqueue(broadcastQueue, { broadcast: found.id });
  return versioned(presentBroadcast({ ...found, ...decision }));
});
