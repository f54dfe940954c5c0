import { randomUUID } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { type OperationId, operations } from '@nadi/contract/operations';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { base, operationsByPath } from './addresses';
import { findBearer, requireRole } from './authorise';
import { bodyReader, defaultLimits } from './body';
import type { Call, Caller, RouterOptions } from './call';
import { dispatcher } from './dispatch';
import type { Streamed } from './handlers';
import type { LimitHeaders } from './limit-headers';
import { isAboutPatient, patientHeader } from './patient';
import { perform } from './perform';
import { badRequest, methodNotAllowed, notFound, type Problem } from './problem';
import { type Outcome, settle } from './settle';

const toExpress = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** The contract as an Express router, to be mounted at `/api/v1`. */
export function createRouter<C extends Caller, Context>(options: RouterOptions<C, Context>): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const [path, here] of operationsByPath) {
    for (const id of here) router[operations[id].method](toExpress(path), serve(id, options));
    const allowed = here.map((id) => operations[id].method.toUpperCase());
    const problem = methodNotAllowed(allowed.includes('GET') ? ['HEAD', ...allowed] : allowed);
    router.all(toExpress(path), refuse(path, problem, options));
  }
  router.use(refuse('/*', notFound(), options));
  // A path that cannot be decoded reaches no handler.
  const unreadable = refuse('/*', badRequest('The address cannot be read.'), options);
  router.use((_: unknown, request: Request, response: Response, next: () => void) =>
    unreadable(request, response, next),
  );
  return router;
}

/** One operation: who asks, may they, and what is answered. */
function serve<C extends Caller, Context>(
  id: OperationId,
  options: RouterOptions<C, Context>,
): RequestHandler {
  const { roles, recognises, path } = operations[id];
  const readBody = bodyReader(id, { ...defaultLimits, ...options.limits });

  return (request, response) =>
    answer(options, request, response, { operation: id, path }, async (requestId, tell) => {
      const { ip: address = '', headers } = request;
      const { authorization, 'user-agent': userAgent = '', cookie: cookies = '' } = headers;
      const caller = roles.length > 0 ? requireRole(id, await findBearer(authorization, options)) : null;
      const call: Call<C> = { operation: id, requestId, caller, address, userAgent, cookies };
      tell(await options.admit?.(call));
      const { params, query } = request;
      const sent = { path: params, query, headers, readBody: () => readBody(request, response) };
      const outcome = await perform(call, sent, options, async () => ({
        recognised: recognises ? await findBearer(authorization, options) : null,
        dispatch: dispatcher(call, options),
        isBatched: false,
        isGone: () => response.destroyed,
      }));
      // Here, where what is no JSON becomes a problem.
      return { ...outcome, body: outcome.contentType ? outcome.body : JSON.stringify(outcome.body) };
    });
}

const refuse =
  <C extends Caller, Context>(
    path: string,
    problem: Problem,
    options: RouterOptions<C, Context>,
  ): RequestHandler =>
  (request, response) =>
    answer(options, request, response, { operation: null, path }, async () => {
      throw problem;
    });

/** Characters that no path may contain, though they can be sent: a problem repeats the requested address. */
const notOfAddresses = /%(?![\dA-Fa-f]{2})|[^\w\-.~!$&'()*+,;=:@/%]/g;

/** Answers one request over HTTP, whatever becomes of it, with its headers. */
async function answer<C extends Caller, Context>(
  options: RouterOptions<C, Context>,
  request: Request,
  response: Response,
  { operation, path }: { operation: OperationId | null; path: string },
  run: (requestId: string, tell: (headers: LimitHeaders | undefined) => void) => Promise<Outcome>,
): Promise<void> {
  const requestId = requestIdOf(request);
  const [asked = ''] = request.originalUrl.split('?');
  const instance = asked.replace(notOfAddresses, encodeURIComponent);
  const about = { requestId, operation, method: request.method, route: base + path, instance };
  // A cache must not give one patient's answers for another, its refusals neither.
  if (operation && isAboutPatient(operation)) response.vary(patientHeader);
  // Said of problems too.
  let limit: LimitHeaders | undefined;
  await settle(
    options,
    about,
    () =>
      run(requestId, (headers) => {
        limit = headers;
      }),
    (outcome) => {
      const told = { ...outcome, headers: { ...limit, ...outcome.headers } };
      send(response, requestId, told, (error) => options.onError?.(error, requestId));
    },
  );
}

/** @param onError told of what broke off an answer that streams, unless that was who asked */
function send(
  response: Response,
  requestId: string,
  { status, body, contentType, headers }: Outcome,
  onError?: (error: unknown) => void,
): void {
  response.status(status);
  response.setHeader('Content-Type', contentType ?? 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Request-Id', requestId);
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
  if (isStreamed(body)) {
    response.setHeader('Content-Length', body.length);
    // If it breaks off, the connection does too: the client sees that the length is too short.
    pipeline(body.content, response, (error) => {
      if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') onError?.(error);
    });
    return;
  }
  const bytes = body instanceof Uint8Array || typeof body === 'string' ? body : JSON.stringify(body);
  response.setHeader('Content-Length', Buffer.byteLength(bytes));
  response.end(bytes);
}

const isStreamed = (body: unknown): body is Streamed =>
  typeof body === 'object' && body !== null && 'content' in body && body.content instanceof Readable;

/** The sender's own id, where it is one that is safe to write into a log. */
function requestIdOf(request: Request): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : randomUUID();
}
