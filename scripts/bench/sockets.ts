import { startServerProcess } from '../../apps/api/scripts/test/server-process';
import { connectLive, type LiveClient } from '../../apps/api/test/live/client';
import { freePort } from '../free-port';
import type { Result } from './report';
import { residentOf } from './resident';
import { spreadOf } from './rounds';
import type { Stage } from './stage';

/** Connections of one server. */
const many = 2_000;
/** Number of those people who are told something through the other server in each round. */
const told = 200;
const atOnce = 10;
/** Kilobytes of a connection, with what encrypts and compresses nothing. */
const maxEach = 256;
/** Milliseconds from a write at one server to the page that is connected to the other. */
const maxDelivery = 100;
/** Milliseconds from a sign-out to the end of its connection. */
const maxEnding = 1_000;

type Connected = { token: string; client: LiveClient };

/** Two thousand live connections on one server: their memory, how soon they hear what another server did, and how soon they end with their session. */
export async function measureSockets(stage: Stage, rounds: number): Promise<Result[]> {
  const port = String(await freePort());
  const holder = await startServerProcess({ ...stage.env, PORT: port });
  const connected: Connected[] = [];
  try {
    const people = await stage.addPatients(many);
    // Count no memory that a server needs once, for its first connection.
    const [first, ...others] = people;
    if (!first) throw new Error('Nobody was added.');
    connected.push(await connect(port, first.token, 0));
    const before = residentOf(holder.pid);
    await each(others, async ({ token }, index) => {
      connected.push(await connect(port, token, index + 1));
    });
    const after = residentOf(holder.pid);
    const delivered: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      delivered.push(percentile(0.95, await each(connected.slice(0, told), (one) => deliver(one, stage))));
    const endings = await each(connected.slice(0, told), (one) => end(one, stage));
    return [
      { id: 'P1', what: `memory of a server with ${many} sockets`, unit: 'MB', spread: spreadOf([after]) },
      {
        id: 'P1',
        what: 'memory of a socket',
        unit: 'kB',
        spread: spreadOf([((after - before) * 1_000) / (many - 1)]),
        ceiling: maxEach,
      },
      {
        id: 'P1',
        what: 'from a write to a page at another server, p95',
        unit: 'ms',
        spread: spreadOf(delivered),
        ceiling: maxDelivery,
      },
      {
        id: 'S4',
        what: 'from a sign-out to the end of its socket',
        unit: 'ms',
        spread: spreadOf(endings),
        ceiling: maxEnding,
      },
    ];
  } finally {
    for (const { client } of connected) client.close();
    await holder.kill();
  }
}

/** Each from a network of its own: one network has at most 500. */
async function connect(port: string, token: string, index: number): Promise<Connected> {
  const network = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  const client = await connectLive(`http://127.0.0.1:${port}`, token, { 'X-Forwarded-For': network });
  if (client.outcome !== 'open') throw new Error(`A connection was refused: ${client.outcome}.`);
  return { token, client };
}

/** Milliseconds from the answer of a write at one server until the other has told the page, or none if that was sooner. */
async function deliver({ token, client }: Connected, stage: Stage): Promise<number> {
  client.heard.length = 0;
  const heard = client.untilHeard('notifications-changed').then(() => performance.now());
  await post(stage, '/notifications/read-all', token, { until: new Date().toISOString() });
  const answeredAt = performance.now();
  return Math.max(0, (await heard) - answeredAt);
}

async function end({ token, client }: Connected, stage: Stage): Promise<number> {
  await post(stage, '/auth/logout', token);
  const answeredAt = performance.now();
  await client.closed;
  return performance.now() - answeredAt;
}

async function post({ url }: Stage, path: string, token: string, body?: object): Promise<void> {
  const { ok, status } = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  });
  if (!ok) throw new Error(`POST ${path} answered ${status}.`);
}

/** Does something for each, some at once, in order. */
async function each<One, Value>(
  all: readonly One[],
  work: (one: One, index: number) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  for (let from = 0; from < all.length; from += atOnce)
    values.push(
      ...(await Promise.all(all.slice(from, from + atOnce).map((one, index) => work(one, from + index)))),
    );
  return values;
}

const percentile = (share: number, values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
