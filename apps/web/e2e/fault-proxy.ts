import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

type Fault = {
  matches: (method: string, path: string) => boolean;
  status: number;
  times: number;
  kind: string;
};

type Tap = {
  matches: Fault['matches'];
  take(incoming: IncomingMessage, outgoing: ServerResponse): void;
};

export type FaultProxy = {
  port: number;
  /** Stands before the server at this port from now on. */
  standBefore(target: number): void;
  /** Answers the next `times` requests that match with a problem of this status and kind, without asking the server. */
  fail(method: string, path: RegExp, status: number, times?: number, kind?: string): void;
  /** Nothing fails any more that has not failed yet. */
  relent(): void;
  /**
   * Keeps requests that match until they are let go; what is asked meanwhile of other paths goes through. Where the browser holds them,
   * by a route, it asks the test about each of a page's hundred requests, which costs more than the page.
   *
   * @returns how to let go: those that wait, and all that come
   */
  hold(path: RegExp): () => void;
  /** Resolves once a request has matched since this was asked, whether or not it was held. */
  untilAsked(method: string, path: RegExp): Promise<void>;
  /** Resolves to the body of the next request that matches, and how the server answered it. For what a browser tells nobody of, such as a beacon. */
  untilTaken(method: string, path: RegExp): Promise<{ body: string; status: number }>;
  /** The number of requests that have matched since the start. */
  count(method: string, path: RegExp): number;
  /** The addresses of the code that pages have fetched; what a worker stores is not fetched by a page. */
  codeOfPages: ReadonlySet<string>;
  /** Cuts every connection, or lets them through again. */
  setAway(isAway: boolean): void;
  /**
   * Passes nothing on in either direction and ends nothing, as a line that went dead without a word.
   *
   * @returns how to pass everything on again
   */
  fallSilent(): () => void;
  stop(): Promise<void>;
};

/** In milliseconds. A connection that the proxy ends by itself, in the moment in which it is used again, would be a fault that no test asked for. */
export const longerThanAPage = 60_000;

/**
 * Stands between browser and server as the network does, and can be told to fail as one does. So the browser's requests
 * are real ones to the end, and faults need no hook in the product.
 */
export async function startFaultProxy(first = 0): Promise<FaultProxy> {
  let target = first;
  const seen: { method: string; path: string }[] = [];
  const codeOfPages = new Set<string>();
  const faults: Fault[] = [];
  const holds = new Set<{ path: RegExp; released: Promise<void> }>();
  const listeners = new Set<(method: string, path: string) => void>();
  const taps = new Set<Tap>();
  let isAway = false;
  let spoken: Promise<void> = Promise.resolve();

  const server = createServer({ keepAliveTimeout: longerThanAPage }, async (incoming, outgoing) => {
    if (isAway) {
      incoming.destroy();
      return;
    }
    // A tap that listens would let the body flow away before it is passed on.
    incoming.pause();
    const method = incoming.method ?? 'GET';
    const path = incoming.url ?? '/';
    seen.push({ method, path });
    if (incoming.headers['sec-fetch-dest'] === 'script') codeOfPages.add(path);
    for (const listener of listeners) listener(method, path);
    for (const tap of [...taps])
      if (tap.matches(method, path)) {
        taps.delete(tap);
        tap.take(incoming, outgoing);
      }
    const held = [...holds].filter((one) => one.path.test(path));
    if (held.length > 0) await Promise.all(held.map(({ released }) => released));
    await spoken;
    const fault = faults.find((one) => one.times > 0 && one.matches(method, path));
    if (fault) {
      fault.times -= 1;
      incoming.resume();
      answerFault(outgoing, fault);
    } else forward(incoming, outgoing, target);
  });
  const live = new Set<Duplex>();
  const upstreams = new Set<Duplex>();
  const cutLive = () => {
    for (const socket of live) socket.destroy();
  };
  server.on('upgrade', async (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isAway) return socket.destroy();
    seen.push({ method: incoming.method ?? 'GET', path: incoming.url ?? '/' });
    live.add(socket);
    socket.once('close', () => live.delete(socket));
    await spoken;
    const upstream = tunnel(incoming, socket, head, target);
    upstreams.add(upstream);
    upstream.once('close', () => upstreams.delete(upstream));
    return upstream;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The proxy has no port.');

  return {
    port: address.port,
    codeOfPages,
    standBefore: (port) => {
      target = port;
    },
    fail: (method, path, status, times = 1, kind = 'server-error') =>
      faults.push({ matches: (m, p) => m === method && path.test(p), status, times, kind }),
    relent: () => void faults.splice(0),
    hold(path) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const one = { path, released };
      holds.add(one);
      return () => {
        holds.delete(one);
        release();
      };
    },
    untilAsked: (method, path) =>
      new Promise((resolve) => {
        listeners.add(function listener(asked, at) {
          if (asked !== method || !path.test(at)) return;
          listeners.delete(listener);
          resolve();
        });
      }),
    untilTaken: (method, path) =>
      new Promise((resolve) => {
        taps.add({
          matches: (asked, at) => asked === method && path.test(at),
          take(incoming, outgoing) {
            const parts: Buffer[] = [];
            incoming.on('data', (part: Buffer) => parts.push(part));
            outgoing.on('finish', () =>
              resolve({ body: Buffer.concat(parts).toString(), status: outgoing.statusCode }),
            );
          },
        });
      }),
    count: (method, path) => seen.filter((one) => one.method === method && path.test(one.path)).length,
    setAway(now) {
      isAway = now;
      if (!now) return;
      server.closeAllConnections();
      cutLive();
    },
    fallSilent() {
      let speak = () => {};
      spoken = new Promise((resolve) => {
        speak = resolve;
      });
      const ends = [...live, ...upstreams];
      for (const end of ends) end.pause();
      return () => {
        spoken = Promise.resolve();
        for (const end of ends) end.resume();
        speak();
      };
    },
    async stop() {
      server.closeAllConnections();
      cutLive();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answerFault(outgoing: ServerResponse, { status, kind }: Fault): void {
  outgoing.writeHead(status, { 'content-type': 'application/problem+json' });
  outgoing.end(
    JSON.stringify({
      type: `/docs/errors#${kind}`,
      title: 'A fault of the network',
      status,
      detail: 'The proxy was told to fail.',
      instance: '/',
      success: false,
      message: 'The proxy was told to fail.',
      requestId: 'proxy',
    }),
  );
}

/** Lets go of a connection that nobody uses long before the server does, which could end it in the moment in which it is used again. */
export const upstreamAgent = new Agent({ keepAlive: true, timeout: 1_000 });

/** Hands a request to the server behind, and its answer back. */
export function forward(incoming: IncomingMessage, outgoing: ServerResponse, target: number): void {
  const upstream = request(
    {
      host: '127.0.0.1',
      port: target,
      agent: upstreamAgent,
      method: incoming.method,
      path: incoming.url,
      headers: incoming.headers,
    },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  upstream.on('error', () => outgoing.destroy());
  incoming.pipe(upstream);
}

/** Connects a WebSocket with the server behind, and returns the connection with that. */
function tunnel(
  { method, url, rawHeaders }: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  target: number,
): Duplex {
  const upstream = connect(target, '127.0.0.1', () => {
    const lines = [`${method} ${url} HTTP/1.1`];
    for (let index = 0; index < rawHeaders.length; index += 2)
      lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
    upstream.write(`${lines.join('\r\n')}\r\n\r\n`);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
  });
  for (const [one, other] of [
    [upstream, socket],
    [socket, upstream],
  ] as const) {
    one.on('error', () => other.destroy());
    one.once('close', () => other.destroy());
  }
  return upstream;
}
