import { versioned } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { operations } from '@nadi/contract/operations';
import { presentDataRequest } from '@nadi/domain/account/data-requests';
import { refuseMove } from '@nadi/domain/kernel/transitions';
import { eq } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { lockOwnRequest } from '../queries/find-data-requests';
import { dataRequests } from '../tables/data-requests';

/** The contract defines the states of a request. */
const { transitions } = operations.withdrawDataRequest;

export const withdrawDataRequest = mutation(
  'withdrawDataRequest',
  async ({ path, headers, body: { status } }, { tx, now, touched }) => {
    const found = await lockOwnRequest(path.id, tx);
    touched({ recordIds: [found.id] });
    expectVersion(headers, found.version, 'DataRequest', () => presentDataRequest(found, now));
    const refusal = refuseMove(transitions, found.status, status);
    if (refusal !== null) throw conflict(refusal);
    const changes = { status, endedAt: now, version: found.version + 1, updatedAt: now };
    await tx.update(dataRequests).set(changes).where(eq(dataRequests.id, found.id));
    return versioned(presentDataRequest({ ...found, ...changes }, now));
  },
);
