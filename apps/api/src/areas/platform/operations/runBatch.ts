import { answer } from '@nadi/api-server/answers';
import { isPartAboutPatient } from '@nadi/api-server/dispatch';
import type { Handler } from '@nadi/api-server/handlers';
import { anotherAccount, unavailable, unprocessable } from '@nadi/api-server/problem';
import { findTwins } from '@nadi/domain/platform/batch';
import { areKept, scopedKey } from '../../../kernel/idempotency/idempotency';
import type { RequestContext } from '../../../kernel/operation/request-context';
import { createTurns } from '../turns';

/**
 * Maximum simultaneous requests of one account, over all its batches: the chain of the audit trail makes them commit one after the other anyway,
 * and all others need connections too.
 */
const abreast = 4;
/** Milliseconds after which no more requests are started: a client would give up before the answer came. */
const timeoutMs = 10_000;

const turns = createTurns(abreast);

/** Each request does its work in a transaction of its own. They do not wait for the disk; the batch does, once for all of them. */
export const runBatch: Handler<'runBatch', RequestContext> = async (
  { body: { owner, requests } },
  { app: { db }, caller, dispatch },
) => {
  // A client that keeps changes of several people may confuse a new token with the old one's.
  if (owner !== undefined && owner !== caller?.userId) throw anotherAccount();
  const faults = findTwins(requests);
  if (faults.length > 0) throw unprocessable(faults);

  const began = performance.now();
  let failures = 0;
  const responses = await Promise.all(
    requests.map((request, index) =>
      turns.take(caller?.userId ?? '', async () => {
        const response = await dispatch(request, index + 1, () => {
          // As many as run at a time: the cause is the database, and not one of them.
          if (failures >= abreast || performance.now() - began > timeoutMs) throw unavailable();
        });
        if (response.status === 503) failures += 1;
        return response;
      }),
    ),
  );
  const done = requests.filter((_, index) => (responses[index]?.status ?? 0) < 300);
  const keyOf = (request: (typeof done)[number]) => {
    const { 'Nadi-Patient': patientId, ...headers } = request.headers;
    return caller && scopedKey(isPartAboutPatient(request) ? request.headers : headers, caller);
  };
  const keys = done.flatMap((request) => keyOf(request) ?? []);
  // A refusal too may depend on changes that another batch has just made. If nothing was answered there is nothing to wait for.
  const isAnswered = responses.some(({ status }) => status < 500);
  if (caller && isAnswered && !(await areKept(keys, caller, db))) throw unavailable();
  return answer({ responses });
};
