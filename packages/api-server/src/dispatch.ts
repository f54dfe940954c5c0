import { type OperationId, operations } from '@nadi/contract/operations';
import type { BatchedRequest, BatchedResponse } from '@nadi/contract/schema';
import { base, findPath, operationsByPath } from './addresses';
import { requireRole } from './authorise';
import type { Call, Caller, RouterOptions } from './call';
import { isAboutPatient } from './patient';
import { perform, type Sent } from './perform';
import { methodNotAllowed, notFound, type Problem } from './problem';
import { type Outcome, settle } from './settle';
import { checkBody } from './validation';

/**
 * Answers one request of a batch as it would be answered alone; never rejects.
 *
 * @param place where it stands in the batch, counted from 1
 * @param begin called before anything is done; what it throws is the answer
 */
export type Dispatch = (
  request: BatchedRequest,
  place: number,
  begin?: () => void,
) => Promise<BatchedResponse>;

/** @param batch the call whose requests these are: who asks, and from where */
export function dispatcher<C extends Caller, Context>(
  batch: Call<C>,
  options: RouterOptions<C, Context>,
): Dispatch {
  const dispatch: Dispatch = async (request, place, begin) => {
    const found = findOperation(request);
    const requestId = within(batch.requestId, place);
    const about = {
      requestId,
      operation: found.id,
      method: request.method,
      route: base + (found.path ?? '/*'),
      // An address that is not ours is not repeated.
      instance: base + (found.path ? request.url : operations.runBatch.path),
    };
    const run = async () => {
      begin?.();
      if (found.id === null) throw found.problem;
      const call = { ...batch, operation: found.id, requestId };
      requireRole(found.id, batch.caller);
      // Whatever has a limit of its own keeps it; a batch is no way around.
      if (operations[found.id].rateLimit) await options.admit?.(call);
      return perform(call, toSent(found, request), options, async () => ({
        recognised: null,
        dispatch,
        isBatched: true,
        isGone: () => false,
      }));
    };
    return toResponse(request.id, await settle(options, about, run));
  };
  return dispatch;
}

/** Names a request of a batch in the log: the batch's own id, and its place. */
const within = (requestId: string, place: number) => `${requestId.slice(0, 61)}-${place}`;

type Found = { id: OperationId; path: string; values: Record<string, string> };
type NotFound = { id: null; path: string | null; problem: Problem };

/** Only what the contract marks as batchable is there to be found. */
function findOperation({ method, url }: BatchedRequest): Found | NotFound {
  const address = findPath(url);
  const here = operationsByPath.get(address?.path ?? '')?.filter((id) => operations[id].isBatchable) ?? [];
  if (!address || here.length === 0)
    return { id: null, path: address?.path ?? null, problem: notFound('A batch has no such address.') };
  const id = here.find((one) => operations[one].method.toUpperCase() === method);
  if (id) return { id, ...address };
  const allowed = here.map((one) => operations[one].method.toUpperCase());
  return { id: null, path: address.path, problem: methodNotAllowed(allowed) };
}

/** True if a part of a batch is about a patient's own data, so that its header says for whom it is. */
export function isPartAboutPatient(request: BatchedRequest): boolean {
  const { id } = findOperation(request);
  return id !== null && isAboutPatient(id);
}

function toSent({ id, values }: Found, { headers, body }: BatchedRequest): Sent {
  return {
    path: values,
    query: {},
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    readBody: async () => ({
      body: operations[id].body ? body : undefined,
      files: {},
      errors: checkBody(id, body),
    }),
  };
}

/** Keeps, of the headers, those that say something of this one answer. */
function toResponse(id: string, { status, body, headers = {} }: Outcome): BatchedResponse {
  const { ETag, 'Retry-After': wait } = headers;
  return {
    id,
    status,
    headers: { ...(ETag ? { ETag } : {}), ...(wait ? { 'Retry-After': wait } : {}) },
    body: body as BatchedResponse['body'],
  };
}
