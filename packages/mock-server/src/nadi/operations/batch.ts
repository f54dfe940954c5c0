import { operations } from '@nadi/contract/operations';
import type { BatchedRequest, BatchedResponse, Problem } from '@nadi/contract/schema';
import { findTwins } from '@nadi/domain/platform/batch';
import type { Answer } from '../../answers/answer';
import type { Call, Item } from '../../mock-types';
import { answer, signedIn } from '../operation';
import { anotherAccount, methodNotAllowed, notFound, toProblemBody, unprocessable } from '../problems';

export const batch = {
  runBatch: signedIn('runBatch', async ({ body: { owner, requests }, headers, ask, me }) => {
    if (owner !== undefined && owner !== me.account.id) throw anotherAccount();
    const twins = findTwins(requests);
    if (twins.length > 0) throw unprocessable(...twins);
    const responses = await Promise.all(
      requests.map(async (request, index) => {
        const requestId = `${(headers.get('x-request-id') ?? '').slice(0, 61)}-${index + 1}`;
        return toResponse(request.id, requestId, await askAlone(request, requestId, headers, ask));
      }),
    );
    return answer({ responses });
  }),
};

const base = '/api/v1';

async function askAlone(
  { method, url, headers: own, body }: BatchedRequest,
  requestId: string,
  batch: Headers,
  ask: Call['ask'],
): Promise<Answer> {
  const refusal = findRefusal(method, url);
  if (refusal) return refusal;
  const headers = new Headers({ 'X-Request-Id': requestId });
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  // The caller, and requests to the mock itself.
  for (const [name, value] of batch)
    if (/^(authorization|user-agent|x-mock-.*)$/.test(name)) headers.set(name, value);
  if (body) headers.set('Content-Type', 'application/json');
  return ask({
    method,
    url: new URL(base + url, 'http://mock.test'),
    headers,
    read: async () => new TextEncoder().encode(body ? JSON.stringify(body) : ''),
  });
}

type Row = (typeof operations)[keyof typeof operations];

/** A fixed path goes before one with a parameter, which would take its place. */
const rows: readonly Row[] = Object.values(operations).sort(
  (a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')),
);

/** Why an address is not let into a batch; null where it is. */
function findRefusal(method: string, url: string): Answer | null {
  const isPlain = /^(?:\/[A-Za-z0-9_-]+)+$/.test(url);
  const found = isPlain ? rows.find(({ path }) => isAt(path, url)) : undefined;
  const here = rows.filter(({ path, isBatchable }) => isBatchable && path === found?.path);
  if (here.some((row) => row.method.toUpperCase() === method)) return null;
  const { status, detail, more, headers } =
    here.length > 0
      ? methodNotAllowed(here.map((row) => row.method.toUpperCase()))
      : notFound('A batch has no such address.');
  // An address that is not ours is not repeated.
  const instance = base + (found ? url : operations.runBatch.path);
  return { status, headers, body: JSON.stringify(toProblemBody({ status, detail, instance, ...more })) };
}

const isAt = (path: string, url: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(url);

function toResponse(id: string, requestId: string, { status, headers, body }: Answer): BatchedResponse {
  const sent: Item = JSON.parse(String(body));
  const problem = sent as Problem;
  const [etag, wait] = [headerOf(headers, 'etag'), headerOf(headers, 'retry-after')];
  return {
    id,
    status,
    headers: { ...(etag ? { ETag: etag } : {}), ...(wait ? { 'Retry-After': wait } : {}) },
    body: problem.success === false ? { ...problem, requestId } : sent,
  };
}

const headerOf = (headers: Record<string, string>, name: string) =>
  Object.entries(headers).find(([one]) => one.toLowerCase() === name)?.[1];
