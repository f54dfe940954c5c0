import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BatchedRequest } from '@nadi/contract/schema';
import type { Mock } from '@nadi/mock-server/mock-types';

export type Call = { method: string; path: string; query: URLSearchParams; body: string; headers: Headers };
export type Answer = { status?: number; body: unknown; headers?: Record<string, string> };
/**
 * Answers by "METHOD /path"; what is not named is 404. A function may wait, or hang up by throwing. A batch that is not named itself is
 * answered request by request, each as if it came alone.
 */
export type Answers = Record<string, (call: Call) => Answer | Promise<Answer>>;

export type ApiStub = {
  baseUrl: string;
  /** Replaced or extended by each test. */
  answers: Answers;
  calls: Call[];
  callsOf(operation: string): Call[];
  close(): void;
};

/**
 * A server on loopback that speaks as much of the contract as a test names.
 *
 * @param mock answers what no test names; without one that is 404
 * @param now its clock
 */
export async function startApiStub(answers: Answers, mock?: Mock, now = Date.now): Promise<ApiStub> {
  const calls: Call[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub');
    const bytes = await buffer(request);
    const call: Call = {
      method: request.method ?? '',
      path: pathname.replace('/api/v1', ''),
      query: searchParams,
      body: bytes.toString(),
      headers: new Headers(request.headers as Record<string, string>),
    };
    calls.push(call);
    const found = answerTo(call);
    if (!found && mock) return passOn(await mock.fetch(toRequest(request.url, call, bytes)), response);
    const { status = 200, body, headers } = found ? await found(call) : notFound;
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  }

  const answerTo = (call: Call) => {
    const name = `${call.method} ${call.path}`;
    return stub.answers[name] ?? unnamed[name];
  };

  /** The answers of every server. */
  const unnamed: Answers = {
    'GET /health/live': () => ({ body: { status: 'ok' }, headers: { Date: new Date(now()).toUTCString() } }),
    'POST /batch': async (batch) => {
      const { requests } = JSON.parse(batch.body) as { requests: readonly BatchedRequest[] };
      return success({ responses: await Promise.all(requests.map((one) => answerWithin(batch, one))) });
    },
  };

  async function answerWithin(batch: Call, { id, method, url, headers: own, body: said }: BatchedRequest) {
    const headers = new Headers(batch.headers);
    for (const [name, value] of Object.entries(own)) headers.set(name, value);
    const call: Call = { ...batch, method, path: url, headers, body: said ? JSON.stringify(said) : '' };
    calls.push(call);
    const found = answerTo(call);
    if (!found && mock) {
      headers.set('Content-Type', 'application/json');
      headers.delete('Content-Length');
      const answer = await mock.fetch(toRequest(`/api/v1${url}`, call, Buffer.from(call.body)));
      return { id, status: answer.status, headers: headersWithin(answer.headers), body: await answer.json() };
    }
    const { status = 200, body, headers: told } = found ? await found(call) : notFound;
    return { id, status, headers: headersWithin(new Headers(told)), body };
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stub: ApiStub = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    answers,
    calls,
    callsOf: (operation) => calls.filter(({ method, path }) => `${method} ${path}` === operation),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return stub;
}

const toRequest = (url: string | undefined, { method, headers }: Call, bytes: Buffer): Request =>
  new Request(new URL(url ?? '/', 'http://mock.test'), {
    method,
    headers,
    body: bytes.length > 0 ? new Uint8Array(bytes) : null,
  });

/** As much of the headers of one answer as a batch carries. */
const headersWithin = (headers: Headers) =>
  Object.fromEntries(
    ['ETag', 'Retry-After'].flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

async function passOn(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(new Uint8Array(await answer.arrayBuffer()));
}

export const success = (data: unknown, more: object = {}): Answer => ({
  body: { success: true, data, ...more },
});

export const refusal = (status: number, message: string, more: object = {}): Answer => ({
  status,
  body: { type: '/docs/errors#refused', success: false, status, message, detail: message, ...more },
});

/** Comes from something on the way, which knows nothing of the contract. */
export const ban = (status: number): Answer => ({
  status,
  body: { status, message: 'Blocked by the firewall.' },
});

const notFound = refusal(404, 'Resource not found.');

/** No answer at all. */
export const hangUp = (): never => {
  throw new Error('hung up');
};
