import { randomUUID } from 'node:crypto';
import { type OperationId, operations, type Role } from '@nadi/contract/operations';
import { type Request, type Response, Router } from 'express';
import { type BodyLimits, bodyReader, defaultLimits } from './body';
import type { ApiRequest, Handlers } from './handlers';
import {
  badRequest,
  forbidden,
  methodNotAllowed,
  notFound,
  Problem,
  serverError,
  unauthorized,
  unprocessable,
} from './problem';
import { checkAnswer, readParameters } from './validation';

/** Who asks; an implementation may know more of them. */
export type Caller = { role: Role };

export type Call<C extends Caller> = {
  operation: OperationId;
  requestId: string;
  caller: C | null;
  /** Where the request comes from, as far as Express trusts what it is told. */
  address: string;
  userAgent: string;
};

/** Who shows a good session where nobody need be signed in and the contract looks at one nevertheless. */
export type Recognised<C extends Caller> = { recognised: C | null };

/** What may be logged of a request: no body, no token, no query. */
export type Answered = {
  requestId: string;
  operation: OperationId | null;
  method: string;
  /** Template of the path, so that ids stay out of the log. */
  route: string;
  status: number;
  milliseconds: number;
};

export type RouterOptions<C extends Caller, Context> = {
  handlers: Handlers<Context>;
  /** Who the bearer of a token is; null where the token is not good. */
  authenticate(token: string): Promise<C | null>;
  /** Called before the body is read; throws a problem for who asks too often. */
  admit?(call: Call<C>): Promise<void>;
  /** What a handler is given beside the request. */
  createContext(call: Call<C> & Recognised<C>): Context;
  /** Makes a problem of an error that the implementation knows; null leaves it a 500. */
  toProblem?(error: unknown): Problem | null;
  /** Whether answers are held against the contract; a wrong one becomes a 500. */
  validateAnswers: boolean;
  limits?: Partial<BodyLimits>;
  onAnswer?(answered: Answered): void;
  /** Told of every error that is the server's own fault. */
  onError?(error: unknown, requestId: string): void;
};

const base = '/api/v1';
const ids = Object.keys(operations) as OperationId[];
const toExpress = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');
const paths = [...new Set(ids.map((id) => operations[id].path))]
  // A fixed path goes before one with a parameter, which would take its place.
  .sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')));

/** The contract as an Express router, to be mounted at `/api/v1`. */
export function createRouter<C extends Caller, Context>(options: RouterOptions<C, Context>): Router {
  const router = Router({ caseSensitive: true, strict: true });
  for (const path of paths) {
    const here = ids.filter((id) => operations[id].path === path);
    for (const id of here) router[operations[id].method](toExpress(path), serve(id, options));
    const allowed = here.map((id) => operations[id].method.toUpperCase());
    router.all(toExpress(path), (request, response) =>
      answering(options, request, response, { operation: null, route: base + path }, async () => {
        throw methodNotAllowed(allowed.includes('GET') ? ['HEAD', ...allowed] : allowed);
      }),
    );
  }
  router.use((request, response) =>
    answering(options, request, response, { operation: null, route: `${base}/*` }, async () => {
      throw notFound();
    }),
  );
  // A path that cannot be decoded reaches no handler.
  router.use((_: unknown, request: Request, response: Response, _next: unknown) =>
    answering(options, request, response, { operation: null, route: `${base}/*` }, async () => {
      throw badRequest('The address cannot be read.');
    }),
  );
  return router;
}

/** One operation: who asks, may they, what do they send, what is answered. */
function serve<C extends Caller, Context>(id: OperationId, options: RouterOptions<C, Context>) {
  const { roles, recognises, path, success } = operations[id];
  const readBody = bodyReader(id, { ...defaultLimits, ...options.limits });
  const handle = options.handlers[id] as (
    request: ApiRequest<OperationId>,
    context: Context,
  ) => Promise<{ body: unknown; contentType?: string; headers?: Record<string, string> }>;

  return (request: Request, response: Response) =>
    answering(options, request, response, { operation: id, route: base + path }, async (requestId) => {
      const caller = roles.length > 0 ? await authorise(request, roles, options) : null;
      const { ip: address = '', headers: sent } = request;
      const userAgent = sent['user-agent'] ?? '';
      const call = { operation: id, requestId, caller, address, userAgent };
      await options.admit?.(call);
      // The address of a thing that cannot exist is that of a thing that does not.
      if (readParameters(id, 'path', request.params).errors.length > 0) throw notFound();
      const query = readParameters(id, 'query', request.query);
      const headers = readParameters(id, 'header', request.headers);
      const { body, files, errors } = await readBody(request, response);
      const faults = [...headers.errors, ...query.errors, ...errors];
      if (faults.length > 0) throw unprocessable(faults);

      const recognised = recognises ? await findBearer(request, options) : null;
      const context = options.createContext({ ...call, recognised });
      const given = { body, files, query: query.values, path: request.params, headers: headers.values };
      const answer = await handle(given as unknown as ApiRequest<OperationId>, context);
      if (answer.contentType) return { ...answer, status: success, bytes: answer.body as Uint8Array };
      const text = JSON.stringify(answer.body);
      if (options.validateAnswers) proveAnswer(id, text);
      return { ...answer, status: success, bytes: text };
    });
}

async function authorise<C extends Caller, Context>(
  request: Request,
  roles: readonly Role[],
  options: RouterOptions<C, Context>,
): Promise<C> {
  const caller = await findBearer(request, options);
  if (!caller) throw unauthorized();
  if (!roles.includes(caller.role)) throw forbidden(whatIsMissing[caller.role]);
  return caller;
}

async function findBearer<C extends Caller, Context>(
  request: Request,
  { authenticate }: RouterOptions<C, Context>,
): Promise<C | null> {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(request.headers.authorization ?? '')?.[1];
  return token ? authenticate(token) : null;
}

/** What a person does first whose session has less than their role. */
const whatIsMissing: Partial<Record<Role, string>> = {
  PENDING: 'Confirm your e-mail address first.',
  SECOND_STEP: 'Take the second step of signing in first.',
  UNVERIFIED_DOCTOR: 'Your registration has to be verified first.',
};

function proveAnswer(id: OperationId, text: string): void {
  const faults = checkAnswer(id, JSON.parse(text));
  // Pointers and rules, never values: the error is logged.
  if (faults.length > 0)
    throw new Error(
      `The answer of ${id} breaks the contract: ${faults.map((fault) => `${fault.pointer} ${fault.code}`).join(', ')}`,
    );
}

type Ready = {
  status: number;
  bytes: string | Uint8Array;
  contentType?: string;
  headers?: Record<string, string>;
};

/** Runs one request to its end: an answer or a problem, with its headers, told to the log. */
async function answering<C extends Caller, Context>(
  options: RouterOptions<C, Context>,
  request: Request,
  response: Response,
  { operation, route }: { operation: OperationId | null; route: string },
  run: (requestId: string) => Promise<Ready>,
): Promise<void> {
  const began = performance.now();
  const requestId = requestIdOf(request);
  const ready = await run(requestId).catch((error: unknown): Ready => {
    const problem = error instanceof Problem ? error : (options.toProblem?.(error) ?? serverError(error));
    if (problem.status >= 500 && problem.status !== 501) options.onError?.(problem.cause ?? error, requestId);
    const [instance = ''] = request.originalUrl.split('?');
    return {
      status: problem.status,
      bytes: JSON.stringify(problem.toBody(instance, requestId)),
      contentType: 'application/problem+json; charset=utf-8',
      headers: problem.headers,
    };
  });
  response.status(ready.status);
  response.setHeader('Content-Type', ready.contentType ?? 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Request-Id', requestId);
  for (const [name, value] of Object.entries(ready.headers ?? {})) response.setHeader(name, value);
  response.setHeader('Content-Length', Buffer.byteLength(ready.bytes));
  response.end(ready.bytes);
  options.onAnswer?.({
    requestId,
    operation,
    method: request.method,
    route,
    status: ready.status,
    milliseconds: Math.round((performance.now() - began) * 10) / 10,
  });
}

/** The sender's own id, where it is one that is safe to write into a log. */
function requestIdOf(request: Request): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : randomUUID();
}
