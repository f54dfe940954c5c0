import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { checkBroadcast, presentBroadcast } from '@nadi/domain/platform/broadcast';
import { mutation } from '../../../kernel/operation/operation';
import { broadcasts } from '../tables/broadcasts';

export const createBroadcast = mutation('createBroadcast', async ({ body }, given) => {
  const { tx, caller, now, newId, touched } = given;
  const { title, body: text, segment, quietDays = null } = body;
  const faults = checkBroadcast({ title, body: text, segment, quietDays });
  if (faults.length > 0) throw unprocessable(faults);
  const added = {
    ...({ id: newId(), title, body: text, segment, quietDays, status: 'DRAFT', version: 1 } as const),
    ...{ scheduledFor: null, startedAt: null, endedAt: null, told: 0, delivered: 0, failed: 0 },
    ...{ createdBy: caller.userId, createdAt: now, updatedAt: now },
  };
  await tx.insert(broadcasts).values(added);
  touched({ recordIds: [added.id] });
  return versioned(presentBroadcast(added));
});
