import { versioned } from '@nadi/api-server/answers';
import { conflict, notFound } from '@nadi/api-server/problem';
import { operations } from '@nadi/contract/operations';
import { refuseOwnDecision } from '@nadi/domain/account/data-requests';
import { refuseMove } from '@nadi/domain/kernel/transitions';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import {
  type DataRequestRow,
  dataRequestAnswered,
  dataRequestStarted,
  dataRequests,
  lockRequest,
} from '../../account/offers';
import { dataRequestAnsweredMail } from '../mails/data-request-messages';
import { withPeople } from '../queries/find-requests';

/** The contract defines the states of a request. */
const { transitions } = operations.decideDataRequest;

export const decideDataRequest = mutation('decideDataRequest', async ({ path, headers, body }, given) => {
  const { tx, caller, now, mail, notify, publicUrl, touched } = given;
  // The second of two administrators waits here, and finds another version.
  const found = await lockRequest(path.id, tx);
  const before = await present(found, now, tx);
  touched({ subjectId: found.userId, recordIds: [found.id] });
  expectVersion(headers, found.version, 'AdminDataRequest', () => before);
  const refusal =
    refuseOwnDecision(found, caller.userId) ?? refuseMove(transitions, found.status, body.status);
  if (refusal !== null) throw conflict(refusal);
  const isAnswer = body.status === 'answered';
  const changes = {
    status: body.status,
    ...(isAnswer
      ? { answer: body.answer ?? null, answeredBy: caller.userId, endedAt: now }
      : { startedAt: now, startedBy: caller.userId }),
    ...{ version: found.version + 1, updatedAt: now },
  };
  await tx.update(dataRequests).set(changes).where(eq(dataRequests.id, found.id));
  notify(found.userId, isAnswer ? dataRequestAnswered : dataRequestStarted);
  if (isAnswer) mail(dataRequestAnsweredMail(before.person.email, publicUrl));
  return versioned(await present({ ...found, ...changes }, now, tx));
});

/** @throws 404 if the person has no account any more */
async function present(row: DataRequestRow, now: Date, tx: Reader) {
  const [shown] = await withPeople([row], now, tx);
  if (!shown) throw notFound();
  return shown;
}
