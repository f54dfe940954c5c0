// areas: platform
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import express from 'express';
import { createListener } from '../../src/kernel/http/listener';
import type { Limits } from '../../src/kernel/http/pace';

/** As the product's, a hundred times as quick, so that nobody waits for the test; a request as a whole has longer than the test. */
const hasty: Limits = { headers: 300, piece: 300, pieceSize: 300, idle: 300, request: 600_000, check: 50 };
/** For those that are to be served, and not ended because this process was busy for a moment. */
const patient: Limits = { ...hasty, headers: 60_000, piece: 60_000, idle: 60_000 };
const most = 400;

let server: Server;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function listen(make: (app: RequestListener) => Server): Promise<string> {
  const app = express();
  app.post('/body', express.json(), (request, response) => {
    response.json(request.body);
  });
  app.get('/large', (_, response) => {
    response.end(Buffer.alloc(64 * 1024 * 1024));
  });
  app.get('/', (_, response) => {
    response.end('here');
  });
  server = make(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const listenWith = (limits: Limits) => listen((app) => createListener(app, { maxConnections: most, limits }));

type Connection = { socket: Socket; heard: () => string; closed: Promise<void> };

/** A connection that says `first` once it is open and then, every 100 ms, `drip`. */
function open(url: string, first: string, drip = '', { isReading = true } = {}): Connection {
  const { hostname, port } = new URL(url);
  let heard = '';
  let timer: NodeJS.Timeout | undefined;
  const socket = connect(Number(port), hostname, () => {
    socket.write(first);
    if (drip) timer = setInterval(() => socket.write(drip), 100);
  });
  sockets.push(socket);
  socket.on('error', () => {});
  if (isReading) socket.on('data', (chunk) => (heard += chunk));
  else socket.pause();
  const closed = new Promise<void>((resolve) =>
    socket.once('close', () => {
      clearInterval(timer);
      resolve();
    }),
  );
  return { socket, heard: () => heard, closed };
}

const body =
  'POST /body HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n';
/** The first words of a connection, those that follow, the answer that it hears, and the limit that ends it. */
const kinds: [string, string, string, RegExp, Partial<Limits>][] = [
  ['says nothing', '', '', /^HTTP\/1\.1 408/, { headers: 300 }],
  ['drips its headers', 'GET / HTTP/1.1\r\n', 'X-A: 1\r\n', /^HTTP\/1\.1 408/, { headers: 300 }],
  [
    'drips its body',
    body,
    '1',
    /^HTTP\/1\.1 408 [\s\S]*application\/problem\+json[\s\S]*too-slow/,
    { piece: 300 },
  ],
  ['stops in its body', body, '', /^HTTP\/1\.1 408/, { piece: 300 }],
  [
    'goes on after its answer without asking',
    'GET / HTTP/1.1\r\nHost: x\r\n\r\n',
    '',
    /^HTTP\/1\.1 200/,
    { idle: 300 },
  ],
];

describe('a connection that', () => {
  it.each(kinds)('%s is ended in time', async (_, first, drip, answer, wall) => {
    const { closed, heard } = open(await listenWith({ ...patient, ...wall }), first, drip);
    await closed;
    expect(heard()).toMatch(answer);
  });

  it('does not take its answer is ended in time', async () => {
    const url = await listenWith(hasty);
    const ended = new Promise((resolve) =>
      server.once('connection', (socket) => socket.once('close', resolve)),
    );
    open(url, 'GET /large HTTP/1.1\r\nHost: x\r\n\r\n', '', { isReading: false });
    await ended;
  });

  it('stops after a good beginning is ended in time', async () => {
    const { closed, heard } = open(await listenWith(hasty), body + 'x'.repeat(50_000));
    await closed;
    expect(heard()).toMatch(/^HTTP\/1\.1 408/);
  });

  it('is slow but honest gets its answer', async () => {
    const url = await listenWith({ ...patient, piece: 300 });
    const text = JSON.stringify(['x'.repeat(2_000)]);
    let passed = 0;
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now + passed);
    const begun = new Promise<Socket>((resolve) => server.once('request', (one) => resolve(one.socket)));
    const { socket, heard, closed } = open(
      url,
      `POST /body HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${text.length}\r\n\r\n`,
    );
    // Twice the pace that is asked for, for three times as long as one piece may take.
    const theirs = await begun;
    for (let at = 0; at < text.length; at += 200) {
      passed += 100;
      const read = theirs.bytesRead;
      socket.write(text.slice(at, at + 200));
      // It reads on, and looks at the clock.
      while (theirs.bytesRead === read && !theirs.destroyed) await wait(1);
      await wait(2 * hasty.check);
    }
    await closed;
    clock.mockRestore();
    expect(heard()).toMatch(/^HTTP\/1\.1 200/);
  });
});

describe('300 slow connections at once', () => {
  const openAll = (url: string) =>
    Array.from({ length: 300 }, (_, index) => {
      const [, first = '', drip = ''] = kinds[index % 4] ?? [];
      return open(url, first, drip);
    });

  it('are all ended in time, and others are served meanwhile', async () => {
    // Nothing that asks is to be ended because this process was busy for a moment.
    const url = await listenWith({ ...hasty, headers: 3_000, idle: 60_000 });
    const slow = openAll(url);
    for (let times = 0; times < 20; times += 1) expect(await (await fetch(url)).text()).toBe('here');
    await Promise.all(slow.map(({ closed }) => closed));
  });

  it('all stay open on a server without these limits, so that the test before can fail', async () => {
    const url = await listen((app) => createServer(app));
    const slow = openAll(url);
    const first = await Promise.race([
      ...slow.map(({ closed }) => closed.then(() => 'ended')),
      new Promise((resolve) => setTimeout(() => resolve('all stay'), 1_000)),
    ]);
    expect(first).toBe('all stay');
  });
});

describe('more connections than there is room for', () => {
  it('push out those that ask nothing, and the newest is served', async () => {
    const url = await listen((app) => createListener(app, { maxConnections: 20, limits: patient }));
    const silent = Array.from({ length: 20 }, () => open(url, ''));
    await Promise.all(silent.map(({ socket }) => new Promise((resolve) => socket.once('connect', resolve))));
    const { heard, closed } = open(url, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await closed;
    expect(heard()).toMatch(/^HTTP\/1\.1 200/);
    await silent[0]?.closed;
  });

  it('are told to come again where all are at work', async () => {
    const url = await listen((app) => createListener(app, { maxConnections: 5, limits: patient }));
    const atWork = new Promise<void>((resolve) => {
      let requests = 0;
      server.on('request', () => {
        requests += 1;
        if (requests === 5) resolve();
      });
    });
    for (let count = 0; count < 5; count += 1) open(url, body);
    await atWork;
    const { heard, closed } = open(url, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await closed;
    expect(heard()).toMatch(/^HTTP\/1\.1 503 [\s\S]*Retry-After: 5/);
  });
});

describe('what never becomes a request', () => {
  it.each([
    ['is not HTTP', 'hello\r\n\r\n', /^HTTP\/1\.1 400/],
    [
      'has headers larger than the server takes',
      `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      /^HTTP\/1\.1 431/,
    ],
  ])('since it %s, is answered with a problem', async (_, first, answer) => {
    const { heard, closed } = open(await listenWith(patient), first);
    await closed;
    expect(heard()).toMatch(answer);
    const [, text = ''] = heard().split('\r\n\r\n');
    expect(JSON.parse(text)).toMatchObject({ success: false, requestId: expect.any(String) });
  });
});
