import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Maximum waits of the server for the other side, in milliseconds. */
export type Limits = {
  /** For the whole of the request's headers, and for the first of them on a new connection. */
  headers: number;
  /** For the next piece of a body, or for the next piece of an answer to be taken. */
  piece: number;
  /** Minimum bytes of such a piece, unless it is the last. */
  pieceSize: number;
  /** For a next request on the same connection. */
  idle: number;
  /** For the whole of a request, however quick it is. */
  request: number;
  /** The interval of the checks: with shorter ones, fewer connections are ended at a time, and others wait less. */
  check: number;
};

/** The slowest mobile network delivers a piece in two seconds; a byte now and then does not count. */
export const defaultLimits: Limits = {
  headers: 10_000,
  piece: 10_000,
  pieceSize: 10_000,
  idle: 5_000,
  request: 300_000,
  check: 250,
};

type Current = { request: IncomingMessage; response: ServerResponse };
type Watch = {
  openedAt: number;
  current?: Current;
  body?: Mark | undefined;
  answer?: Mark | undefined;
};
/** When the last complete piece had passed, and its bytes. */
type Mark = { at: number; bytes: number };

/** Ends a connection that the server no longer waits for, or has no room for. */
type Ends = { late(socket: Socket): void; full(socket: Socket): void };

/**
 * Ends connections whose body drips in or whose answer is not read, which no time limit of Node's can tell from a slow but honest
 * network; and keeps the number of connections at `most`: idle ones are closed first, so that they keep no one out.
 */
export function watchPace(server: Server, most: number, limits: Limits, end: Ends): void {
  const watched = new Map<Socket, Watch>();

  server.on('connection', (socket: Socket) => {
    // One that was handed over for an upgrade and is put back comes again.
    if (!watched.has(socket)) socket.once('close', () => watched.delete(socket));
    watched.set(socket, { openedAt: performance.now() });
    if (watched.size <= most) return;
    const idle = oldestIdle(watched, socket, limits);
    if (idle) idle.destroy();
    else end.full(socket);
  });

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const watch = watched.get(request.socket);
    if (!watch) return;
    watch.current = { request, response };
    watch.body = undefined;
  });

  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, watch] of watched) {
      watch.body = isBodyOnItsWay(watch) ? moved(watch.body, socket.bytesRead, now, limits) : undefined;
      const taken = socket.bytesWritten - waitingIn(socket);
      watch.answer = socket.writableLength > 0 ? moved(watch.answer, taken, now, limits) : undefined;
      if (isLate(watch.body, now, limits)) end.late(socket);
      else if (isLate(watch.answer, now, limits)) socket.destroy();
    }
  }, limits.check);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

/** The oldest connection without a running request; a map keeps them in order. */
function oldestIdle(watched: Map<Socket, Watch>, newest: Socket, { headers }: Limits): Socket | undefined {
  const now = performance.now();
  for (const [socket, { current, openedAt }] of watched) {
    if (socket === newest) continue;
    if (current?.request.complete && current.response.writableFinished) return socket;
    // An older one without a request was handed to another protocol, or Node is about to end it.
    if (!current && now - openedAt < headers) return socket;
  }
  return undefined;
}

const isBodyOnItsWay = ({ current }: Watch) => current !== undefined && !current.request.complete;

const moved = (mark: Mark | undefined, bytes: number, now: number, { pieceSize }: Limits): Mark =>
  mark && bytes - mark.bytes < pieceSize ? mark : { at: now, bytes };

const isLate = (mark: Mark | undefined, now: number, { piece }: Limits) =>
  mark !== undefined && now - mark.at > piece;

/**
 * Bytes that the system has not taken yet. The public count sees a large answer as one piece, waiting until its last byte is gone;
 * the handle's own sees it shrink.
 */
function waitingIn(socket: Socket): number {
  const { _handle } = socket as Socket & { _handle?: { writeQueueSize?: number } };
  return _handle?.writeQueueSize ?? socket.writableLength;
}
