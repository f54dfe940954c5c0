import { randomUUID } from 'node:crypto';
import {
  createServer,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { badRequest, Problem, unavailable } from '@nadi/api-server/problem';
import { dataPolicy } from './content-policies';
import { defaultLimits, type Limits, watchPace } from './pace';
import { headersTooLarge, maxHeaders } from './request-limits';

/** Maximum bytes of the request's line and headers together. */
const largestHead = 16 * 1024;

export const tooSlow = () =>
  new Problem(
    { slug: 'too-slow', title: 'Too slow', status: 408 },
    'The request did not come in time. Nothing was saved.',
  );

/** The socket side of the server: limits on the amount and slowness of traffic. */
export function createListener(
  app: RequestListener,
  { maxConnections, limits = defaultLimits }: { maxConnections: number; limits?: Limits },
): Server {
  const server = createServer(
    {
      maxHeaderSize: largestHead,
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.idle,
      connectionsCheckingInterval: limits.check,
    },
    app,
  );
  // Node silently drops headers beyond the maximum; allowing one more shows that there are too many.
  server.maxHeadersCount = maxHeaders + 1;
  const answers = new WeakMap<Socket, ServerResponse>();
  server.on('request', ({ socket }, response) => answers.set(socket, response));
  const refuse = (socket: Socket, problem: Problem) => {
    const answer = answers.get(socket);
    // In the middle of an answer nothing else can be sent.
    if (socket.writable && (!answer?.headersSent || answer.writableFinished)) socket.write(toText(problem));
    socket.destroySoon();
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    refuse(socket, problemOf(error.code)),
  );
  watchPace(server, maxConnections, limits, {
    late: (socket) => refuse(socket, tooSlow()),
    full: (socket) => refuse(socket, unavailable()),
  });
  return server;
}

function problemOf(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') return headersTooLarge();
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return tooSlow();
  return badRequest();
}

/** An answer without Express, for a request that never became one. */
function toText(problem: Problem): string {
  const body = JSON.stringify(problem.toBody('', randomUUID()));
  const headers = {
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Content-Security-Policy': dataPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...problem.headers,
  };
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
}
