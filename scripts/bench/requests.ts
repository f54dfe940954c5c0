import { startServerProcess } from '../../apps/api/scripts/test/server-process';
import { freePort } from '../free-port';
import { measure, type Target } from './load';
import type { Result } from './report';
import { inTurns, ratioOf, spreadOf } from './rounds';
import type { Stage } from './stage';
import { countStatements } from './statements';

export type Plan = { rounds: number; seconds: number };
type Kind = 'create' | 'list';

/** The server takes 600 requests a minute from each account. */
const people = 240;

const body = JSON.stringify({
  type: 'blood_pressure',
  unit: 'mm[Hg]',
  systolic: 118,
  diastolic: 76,
  arm: 'left',
  posture: 'seated',
  note: 'After a walk',
  measuredAt: '2026-11-20T08:00:00+05:30',
});
/** Readings that each patient has before lists are measured. */
const before = 12;

/** A server that keeps the same promises by plain statements; see `docs/decisions/031-what-speed-is-measured-against.md`. */
const minOfPromised = 0.6;
const minOfHello = 0.1;

/** Successful answers per second of our server and of the floor, and the ratio of the two. */
export async function measureRequests(
  kind: Kind,
  stage: Stage,
  { rounds, seconds }: Plan,
): Promise<Result[]> {
  const tokens = (await stage.addPatients(people)).map(({ token }) => token);
  const ours = targetOf(kind, `${stage.url}/vital-signs`, tokens);
  const floor = targetOf(kind, `${stage.floorUrl}/readings`, tokens);
  if (kind === 'list')
    for (const { url } of [ours, floor])
      for (const token of tokens)
        for (let count = 0; count < before; count += 1)
          await send({ url, method: 'POST', body, tokens: [token] });

  const hello: Target = { url: `${stage.floorUrl}/hello`, method: 'GET', tokens: [] };
  const promised = targetOf(kind, `${stage.floorUrl}/promised-readings`, tokens);
  const things = {
    ours: () => measure(ours, seconds),
    floor: () => measure(floor, seconds),
    promised: () => measure(promised, seconds),
    hello: () => measure(hello, seconds),
  };
  const measured = await inTurns(rounds, things);
  const { statements, roundTrips } = await countFor(ours, stage);
  const constant = (value: number) => ({ min: value, median: value, max: value });
  const results: Result[] = [
    { id: 'P1', what: `${kind}: ours`, unit: 'req/s', spread: spreadOf(measured.ours) },
    { id: 'P1', what: `${kind}: bare floor`, unit: 'req/s', spread: spreadOf(measured.floor) },
    {
      id: 'P1',
      what: `${kind}: ours / bare floor`,
      unit: 'x',
      spread: ratioOf(measured.ours, measured.floor),
    },
    { id: 'P1', what: `${kind}: plain, same promises`, unit: 'req/s', spread: spreadOf(measured.promised) },
    {
      id: 'P1',
      what: `${kind}: ours / plain, same promises`,
      unit: 'x',
      spread: ratioOf(measured.ours, measured.promised),
      floor: minOfPromised,
    },
    { id: 'P1', what: `${kind}: statements`, unit: 'a request', spread: constant(statements) },
    { id: 'P1', what: `${kind}: round trips`, unit: 'a request', spread: constant(roundTrips) },
    { id: 'P2', what: 'hello', unit: 'req/s', spread: spreadOf(measured.hello) },
    {
      id: 'P2',
      what: `${kind}: ours / hello`,
      unit: 'x',
      spread: ratioOf(measured.ours, measured.hello),
      ...(kind === 'list' ? { floor: minOfHello } : {}),
    },
  ];
  return results;
}

const targetOf = (kind: Kind, url: string, tokens: readonly string[]): Target =>
  kind === 'create' ? { url, method: 'POST', body, tokens } : { url, method: 'GET', tokens };

async function send({ url, method, body: sent, tokens: [token] }: Target): Promise<void> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  };
  const answer = await fetch(url, { method, headers, ...(sent ? { body: sent } : {}) });
  if (!answer.ok) throw new Error(`${method} ${url} was answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** Measures one request, on a server of its own that has its connections open and its statements prepared. */
async function countFor(target: Target, stage: Stage) {
  const counter = await countStatements(stage.env.DATABASE_URL ?? '');
  const port = String(await freePort());
  const server = await startServerProcess({ ...stage.env, DATABASE_URL: counter.url, PORT: port });
  const there = { ...target, url: target.url.replace(`:${stage.env.PORT}/`, `:${port}/`) };
  for (let count = 0; count < 10; count += 1) await send(there);
  counter.take();
  await send(there);
  const counts = counter.take();
  await server.kill();
  counter.stop();
  return counts;
}
