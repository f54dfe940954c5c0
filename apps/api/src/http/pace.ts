import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long the server waits for the other side, in milliseconds. */
export type Patience = {
  /** For the whole of the request's headers, and for the first of them on a new connection. */
  headers: number;
  /** For a body or the taking of an answer, before its pace counts. */
  grace: number;
  /** Bytes per second that a body must come with and an answer be taken with, after the grace. */
  pace: number;
  /** For a next request on the same connection. */
  idle: number;
  /** For the whole of a request, however quick it is. */
  request: number;
  /** How often all of this is looked at. */
  check: number;
};

/** A photo of 5 MB at the pace of the slowest mobile network passes; a byte now and then does not. */
export const defaultPatience: Patience = {
  headers: 10_000,
  grace: 10_000,
  pace: 1_000,
  idle: 5_000,
  request: 300_000,
  check: 1_000,
};

type Current = { request: IncomingMessage; response: ServerResponse };
type Watch = {
  openedAt: number;
  current?: Current;
  body?: Since;
  answer?: Since;
};
type Since = { at: number; bytes: number };

/** How a connection is ended that the server does not wait for any longer, or has no room for. */
type Ends = { late(socket: Socket): void; full(socket: Socket): void };

/**
 * Ends connections whose body drips in or whose answer is not taken, which no time limit of Node's tells from a slow but honest
 * network; and keeps the number of connections at `most`: those go first that ask nothing, so that they keep nobody out.
 */
export function watchPace(server: Server, most: number, patience: Patience, end: Ends): void {
  const watched = new Map<Socket, Watch>();

  server.on('connection', (socket: Socket) => {
    watched.set(socket, { openedAt: performance.now() });
    socket.once('close', () => watched.delete(socket));
    if (watched.size <= most) return;
    const idle = oldestIdle(watched, socket, patience);
    if (idle) idle.destroy();
    else end.full(socket);
  });

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const watch = watched.get(request.socket);
    if (!watch) return;
    watch.current = { request, response };
    watch.body = { at: performance.now(), bytes: request.socket.bytesRead };
  });

  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, watch] of watched) {
      if (isBodyLate(socket, watch, now, patience)) end.late(socket);
      else if (isAnswerLate(socket, watch, now, patience)) socket.destroy();
    }
  }, patience.check);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/** The oldest connection that has no request under way; a map keeps them in their order. */
function oldestIdle(watched: Map<Socket, Watch>, newest: Socket, { headers }: Patience): Socket | undefined {
  const now = performance.now();
  for (const [socket, { current, openedAt }] of watched) {
    if (socket === newest) continue;
    if (current?.request.complete && current.response.writableFinished) return socket;
    // What is older without a request was handed to another protocol, or Node is about to end it.
    if (!current && now - openedAt < headers) return socket;
  }
  return undefined;
}

const isTooSlow = ({ at, bytes }: Since, bytesNow: number, now: number, { grace, pace }: Patience) =>
  bytesNow - bytes < ((now - at - grace) / 1000) * pace;

function isBodyLate(socket: Socket, { current, body }: Watch, now: number, patience: Patience): boolean {
  if (!current || !body || current.request.complete) return false;
  return now - body.at > patience.grace && isTooSlow(body, socket.bytesRead, now, patience);
}

function isAnswerLate(socket: Socket, watch: Watch, now: number, patience: Patience): boolean {
  if (socket.writableLength === 0) {
    delete watch.answer;
    return false;
  }
  const taken = socket.bytesWritten - waitingIn(socket);
  watch.answer ??= { at: now, bytes: taken };
  return now - watch.answer.at > patience.grace && isTooSlow(watch.answer, taken, now, patience);
}

/**
 * Bytes that the system has not taken yet. The public count sees a large answer as one piece, waiting until its last byte is gone;
 * the handle's own sees it shrink.
 */
function waitingIn(socket: Socket): number {
  const { _handle } = socket as Socket & { _handle?: { writeQueueSize?: number } };
  return _handle?.writeQueueSize ?? socket.writableLength;
}
