import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import * as ece from 'http_ece';
import { addPatients, type Person } from '../scripts/test/people';
import { type Postgres, startPostgres } from '../scripts/test/postgres';
import { subscriptionAt } from '../test/subscription';
import { killBeforeSent, setServers } from './killed-servers';
import { pushKills, seedOf } from './plan';

// Twenty starts of a server on a busy machine.
jest.setTimeout(600_000);

/** Milliseconds in which all pushes arrive once a push service takes them. */
const longest = 60_000;
const queues = ['notifications', 'deliveries'];

/** The push service of browsers: what reached it, and whether it answers at all. */
const received: { path: string; topic: string; body: Buffer; isAnswered: boolean }[] = [];
let isHolding = false;
const service = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { url: path = '', headers } = request;
    const isAnswered = !isHolding;
    received.push({ path, topic: String(headers.topic), body: Buffer.concat(parts), isAnswered });
    // Otherwise whoever sent it waits for an answer, until it is killed.
    if (isAnswered) response.writeHead(201).end();
  });
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.close();
  service.closeAllConnections();
});
beforeEach(() => {
  received.length = 0;
  isHolding = false;
});

const servers = setServers(() => ({ PUSH_SERVICES: origin }));

async function post(url: string, path: string, { token }: Person, body: object): Promise<void> {
  const { status } = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  expect(status).toBe(200);
}

/** Someone with one browser that shows pushes. */
async function addSubscriber(env: Record<string, string>) {
  const [person] = await servers.withDatabase(env, (db, secrets) => addPatients(db, secrets, 1));
  if (!person) throw new Error('Nobody was added.');
  const browser = subscriptionAt(`${origin}/of-${person.userId}`);
  const first = await servers.start(env);
  const { fcmToken } = browser;
  await post(first.url, '/notifications/register-fcm-token', person, { fcmToken, deviceType: 'web' });
  await first.kill();
  return {
    person,
    tell: (url: string, title: string) =>
      post(url, '/notifications/test-push', person, { title, message: 'It was asked for.' }),
    /** Returns what has arrived at the browser, each with the notification that it says it is of. */
    arrived: () =>
      received
        .filter(({ path }) => path.endsWith(person.userId))
        .map(({ topic, body, isAnswered }) => {
          const keys = { privateKey: browser.ecdh, authSecret: browser.auth.toString('base64url') };
          const read = ece.decrypt(body, { version: 'aes128gcm', ...keys }).toString();
          return { topic, isAnswered, id: JSON.parse(read).data.notificationId as string };
        }),
  };
}

type Subscriber = Awaited<ReturnType<typeof addSubscriber>>;

/**
 * Each notification is in the list once and has arrived. One that was sent twice has one topic, by which a push service keeps one of them, and one id, by which a
 * device shows one.
 */
async function expectPushes(
  env: Record<string, string>,
  titles: readonly string[],
  { person, arrived }: Subscriber,
  end: () => Promise<void>,
): Promise<void> {
  const idsOf = () =>
    new Set(
      arrived()
        .filter(({ isAnswered }) => isAnswered)
        .map(({ id }) => id),
    );
  const deadline = performance.now() + longest;
  while (idsOf().size < titles.length && performance.now() < deadline) await wait(50);
  // The end of each delivery is noted after the answer; the rows are read when no server can change them any more.
  await wait(500);
  await end();
  const rows = await servers.withDatabase(env, (db) =>
    db.read('keeper', async (tx) => {
      const { rows } = (await (tx as unknown as { execute(query: unknown): Promise<unknown> }).execute(
        sql`select n.id, n.title, d.state from notifications n left join notification_deliveries d on d.notification_id = n.id
          where n.user_id = ${person.userId} order by n.title`,
      )) as { rows: { id: string; title: string; state: string }[] };
      return rows;
    }),
  );
  expect(rows.map(({ title, state }) => [title, state])).toEqual(titles.map((title) => [title, 'sent']));
  expect([...idsOf()].sort()).toEqual(rows.map(({ id }) => id).sort());
  for (const { topic, id } of arrived()) expect(topic).toBe(id.replaceAll('-', ''));
}

const titlesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `Push ${String(index).padStart(2, '0')}`);

/** Tells someone again and again, and kills the server between the commit and what the push service answers. */
async function killBeforePushes(env: Record<string, string>, seed: number): Promise<void> {
  const subscriber = await addSubscriber(env);
  const titles = titlesOf(pushKills);
  await killBeforeSent({
    ...{ servers, env, seed, times: pushKills },
    commit: (url, count) => subscriber.tell(url, titles[count] ?? ''),
    hold(next) {
      isHolding = next;
    },
  });
  const early = subscriber.arrived().length;
  expect(subscriber.arrived().filter(({ isAnswered }) => isAnswered).length).toBeLessThan(pushKills);
  await servers.letTimePass(env, queues);
  const last = await servers.start(env);
  await expectPushes(env, titles, subscriber, last.kill);
  const twice = subscriber.arrived().length - titles.length;
  process.stdout.write(
    `seed ${seed}: ${pushKills} kills, ${early} pushes had left before theirs, ${twice} were sent a second time\n`,
  );
}

const postgres: Postgres = await startPostgres({ isDurable: true });
if ('skip' in postgres) process.stdout.write(`Skipped: ${postgres.skip}\n`);
const onPostgres = 'skip' in postgres ? describe.skip : describe;
afterAll(() => ('skip' in postgres ? undefined : postgres.stop()));

onPostgres('on Postgres', () => {
  if ('skip' in postgres) return;
  const env = { DATABASE_URL: postgres.url };

  it('a server that is killed between the commit and its push loses none, and makes no two of one', async () => {
    await killBeforePushes(env, seedOf(7));
  });

  it('sends the pushes of both servers once if one is killed', async () => {
    const subscriber = await addSubscriber(env);
    const [one, other] = [await servers.start(env), await servers.start(env)];
    isHolding = true;
    const titles = titlesOf(12);
    await Promise.all(
      titles.map((title, index) => subscriber.tell(index % 2 === 0 ? one.url : other.url, title)),
    );
    await one.kill();
    isHolding = false;
    await servers.letTimePass(env, queues);
    await expectPushes(env, titles, subscriber, other.kill);
  });
});

describe('on the embedded database', () => {
  it('a server that is killed between the commit and its push loses none, and makes no two of one', async () => {
    await killBeforePushes({}, seedOf(8));
  });
});
