import { answer } from '@nadi/api-server/answers';
import type { Handler } from '@nadi/api-server/handlers';
import { anotherAccount, unavailable, unprocessable } from '@nadi/api-server/problem';
import { findTwins } from '@nadi/domain/platform/batch';
import { areKept } from '../../../kernel/idempotency/idempotency';
import type { RequestContext } from '../../../kernel/operation/request-context';
import { createTurns } from '../turns';

/**
 * Requests of one account at a time, over all its batches: the chain of the audit trail lets one after the other commit anyway, and
 * all others need connections too.
 */
const abreast = 4;
/** Milliseconds after which nothing more is begun: whoever waits for the answer would give up before it came. */
const patience = 10_000;

const turns = createTurns(abreast);

/** Each request does its work in a transaction of its own. They do not wait for the disk; the batch does, once for all of them. */
export const runBatch: Handler<'runBatch', RequestContext> = async (
  { body: { owner, requests } },
  { app: { db }, caller, dispatch },
) => {
  // Whoever keeps changes of several people may take a new token for the old one's.
  if (owner !== undefined && owner !== caller?.userId) throw anotherAccount();
  const faults = findTwins(requests);
  if (faults.length > 0) throw unprocessable(faults);

  const began = performance.now();
  let failures = 0;
  const responses = await Promise.all(
    requests.map((request, index) =>
      turns.take(caller?.userId ?? '', async () => {
        const response = await dispatch(request, index + 1, () => {
          // As many as run at a time: it is not one of them that the database cannot do.
          if (failures >= abreast || performance.now() - began > patience) throw unavailable();
        });
        if (response.status === 503) failures += 1;
        return response;
      }),
    ),
  );
  const done = requests.filter((_, index) => (responses[index]?.status ?? 0) < 300);
  const keys = done.map(({ headers }) => headers['Idempotency-Key']);
  // A refusal too may rest on what another batch has just done. Where nothing was answered there is nobody to wait for.
  const isAnswered = responses.some(({ status }) => status < 500);
  if (caller && isAnswered && !(await areKept(keys, caller, db))) throw unavailable();
  return answer({ responses });
};
