import { versioned } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { dueOn, presentDataRequest, refuseAnotherRequest } from '@nadi/domain/account/data-requests';
import { mutation } from '../../../kernel/operation/operation';
import { countWaitingRequests } from '../queries/find-data-requests';
import { dataRequests } from '../tables/data-requests';

export const createDataRequest = mutation('createDataRequest', async ({ body }, given) => {
  const { tx, caller, now, newId, touched } = given;
  const refusal = refuseAnotherRequest(await countWaitingRequests(caller, tx));
  if (refusal) throw conflict(refusal);
  const { type, text, nominee } = body;
  const added = {
    ...{ id: newId(), userId: caller.userId, type, text },
    ...{ nomineeName: nominee?.name ?? null, nomineeContact: nominee?.contact ?? null },
    ...{ status: 'open' as const, dueOn: dueOn(type, now), answer: null },
    ...{ startedAt: null, startedBy: null, answeredBy: null, endedAt: null },
    ...{ version: 1, createdAt: now, updatedAt: now },
  };
  await tx.insert(dataRequests).values(added);
  touched({ recordIds: [added.id] });
  return versioned(presentDataRequest(added, now));
});
