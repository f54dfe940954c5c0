import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { forward, longerThanAPage, upstreamAgent } from '../fault-proxy';
import { inTime } from '../until';
import { type BatchFault, innerAnswers, problemOf, within } from './batch-faults';

/** One request of a batch, and what the browser was told of it; null where it was told nothing. */
export type Tried = { key: string; method: string; url: string; status: number | null };

/** One POST of a batch as it came along the line. */
export type Batch = {
  /** When it arrived, in milliseconds. */
  at: number;
  tried: Tried[];
  fault: BatchFault['kind'] | null;
};

/** The line between browser and server: it sees what goes along it, and cuts it at either end of a request. */
export type Line = {
  port: number;
  /** All batches that came, in their order. */
  batches: readonly Batch[];
  /** Each of the next batches meets the next of these; afterwards all is well again. */
  meet(...faults: BatchFault[]): void;
  /** The number of these faults that have not happened yet. */
  ahead(): number;
  /** Cancels the faults that have not happened yet. */
  relent(): void;
  /** Resolves once the server has done what a batch that is held asked for. */
  held(): Promise<void>;
  /** Cuts every connection, or lets them through again. */
  setAway(isAway: boolean): void;
  stop(): Promise<void>;
};

const isBatch = ({ method, url }: IncomingMessage) => method === 'POST' && url === '/api/v1/batch';

export async function startLine(target: number): Promise<Line> {
  const batches: Batch[] = [];
  const faults: BatchFault[] = [];
  let isAway = false;
  let onHeld: () => void;
  let held: Promise<void>;
  const expectHeld = () => {
    held = new Promise((resolve) => {
      onHeld = resolve;
    });
  };
  expectHeld();

  async function carryBatch(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const fault = faults.shift() ?? null;
    const body = await read(incoming);
    const requests = within(body);
    const batch: Batch = {
      at: performance.now(),
      tried: requests.map(({ headers, method, url }) => ({
        key: headers['Idempotency-Key'],
        method,
        url,
        status: null,
      })),
      fault: fault?.kind ?? null,
    };
    batches.push(batch);
    const tell = (status: number, headers: Record<string, string>, text: string) => {
      for (const [index, one] of batch.tried.entries())
        one.status = innerAnswers(text)?.[index]?.status ?? status;
      outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
    };

    if (fault?.kind === 'cut-before') return void incoming.socket.resetAndDestroy();
    if (fault?.kind === 'refuse')
      return tell(
        fault.status,
        { 'content-type': 'application/problem+json', ...fault.headers },
        problemOf(fault),
      );
    if (fault?.kind === 'refuse-each') return tell(200, {}, fault.answer(requests));
    const answer = await ask(incoming, body, target);
    if (fault?.kind === 'cut-after') return void incoming.socket.resetAndDestroy();
    if (fault?.kind === 'hold') {
      // The browser waits for ever; whoever holds it ends the browser, or the line.
      onHeld();
      return;
    }
    const text = fault?.kind === 'rewrite' ? fault.rewrite(answer.text, requests) : answer.text;
    tell(answer.status, answer.headers, text);
  }

  const server = createServer({ keepAliveTimeout: longerThanAPage }, (incoming, outgoing) => {
    if (isAway) incoming.destroy();
    else if (isBatch(incoming)) carryBatch(incoming, outgoing).catch(() => outgoing.destroy());
    else forward(incoming, outgoing, target);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The line has no port.');

  return {
    port: address.port,
    batches,
    meet: (...next) => void faults.push(...next),
    ahead: () => faults.length,
    relent: () => void faults.splice(0),
    async held() {
      await inTime('a batch that is held', held);
      expectHeld();
    },
    setAway(now) {
      isAway = now;
      if (now) server.closeAllConnections();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function read(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString();
}

type Answer = { status: number; headers: Record<string, string>; text: string };

/** The server's own answer, uncompressed. */
function ask({ method, url, headers }: IncomingMessage, body: string, target: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const upstream = request(
      {
        host: '127.0.0.1',
        port: target,
        agent: upstreamAgent,
        method,
        path: url,
        headers: { ...headers, 'accept-encoding': 'identity' },
      },
      (answer) => {
        const retryAfter = answer.headers['retry-after'];
        read(answer).then(
          (text) =>
            resolve({
              status: answer.statusCode ?? 502,
              headers: {
                'content-type': answer.headers['content-type'] ?? 'application/json',
                date: answer.headers.date ?? new Date().toUTCString(),
                ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
              },
              text,
            }),
          reject,
        );
      },
    );
    upstream.on('error', reject);
    upstream.end(body);
  });
}
