import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../../scripts/free-port';
import { type Postgres, startPostgres } from '../scripts/test/postgres';
import { type ServerProcess, startServerProcess } from '../scripts/test/server-process';
import { openDatabase } from '../src/kernel/db/client';
import { readConfig } from '../src/kernel/environment/config';
import { createLog } from '../src/kernel/environment/log';
import { mailKills, seedOf } from './plan';
import { seeded } from './seeded';

jest.setTimeout(300_000);

/** Milliseconds in which all mails arrive once a mail server takes them. */
const longest = 60_000;

/** The mail server: what it took, and whether it takes anything at all. */
const received: { to: string; id: string }[] = [];
let isHolding = false;
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const to = session.envelope.rcptTo[0]?.address ?? '';
    let message = '';
    stream.on('data', (chunk) => {
      message += String(chunk);
    });
    stream.on('end', () => {
      // Whoever sent it waits for an answer, until it is killed.
      if (isHolding) return;
      received.push({ to, id: /^Message-ID: (.*)$/m.exec(message)?.[1]?.trim() ?? 'none' });
      done();
    });
  },
});
// Of connections that are cut in the middle.
mailServer.on('error', () => undefined);

let folder: string;
let smtpUrl: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  smtpUrl = `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => mailServer.close(resolve)));

const running = new Set<ServerProcess>();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nadi-mails-'));
  received.length = 0;
});
afterEach(async () => {
  for (const server of running) await server.kill();
  running.clear();
  await rm(folder, { recursive: true, force: true });
});

const environmentOf = (env: Record<string, string>) => ({
  NODE_ENV: 'development',
  NADI_SECRET: 'a secret of at least 32 characters',
  DATA_DIR: folder,
  SMTP_URL: smtpUrl,
  RATE_LIMITS: 'off',
  ...env,
});

async function start(env: Record<string, string>) {
  const port = await freePort();
  const server = await startServerProcess({ ...environmentOf(env), PORT: String(port) });
  running.add(server);
  return { ...server, url: `http://127.0.0.1:${port}/api/v1` };
}

async function signUp(url: string, email: string): Promise<void> {
  const body = {
    firstName: 'Leela',
    lastName: 'Nair',
    email,
    password: 'a heron by the river',
    acceptTerms: true,
  };
  const { status } = await fetch(`${url}/auth/patient-signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(status).toBe(201);
}

/** As if the minute were over after which a server that says nothing is taken for gone. */
async function letTimePass(env: Record<string, string>): Promise<void> {
  const db = await openDatabase(readConfig(environmentOf(env)), createLog('silent'));
  try {
    await db.write('keeper', (tx) =>
      tx.execute(
        sql`update pgboss.job set started_on = started_on - interval '1 hour' where state = 'active' and name = 'mail'`,
      ),
    );
  } finally {
    await db.close();
  }
}

/** Each address has its mail, and what came twice is one mail by its id. */
async function expectMails(addresses: readonly string[]): Promise<void> {
  const deadline = performance.now() + longest;
  const hasAll = () => addresses.every((address) => received.some(({ to }) => to === address));
  while (!hasAll() && performance.now() < deadline) await wait(50);
  const idsOf = (address: string) =>
    new Set(received.filter(({ to }) => to === address).map(({ id }) => id)).size;
  expect(addresses.map((address) => [address, idsOf(address)])).toEqual(
    addresses.map((address) => [address, 1]),
  );
  expect(new Set(received.map(({ id }) => id)).size).toBe(addresses.length);
}

/** Signs up person after person, and kills the server between the commit and what the mail server answers. */
async function killBeforeSending(env: Record<string, string>, seed: number): Promise<void> {
  const random = seeded(seed);
  const addresses: string[] = [];
  for (let count = 0; count < mailKills; count += 1) {
    // Every other time the mail has arrived at its server, or will in this moment, when nobody is left to hear of it.
    isHolding = count % 2 === 0;
    const server = await start(env);
    const address = `person-${count}@nadi.example`;
    addresses.push(address);
    await signUp(server.url, address);
    await wait(random() * 25);
    await server.kill();
  }
  isHolding = false;
  const early = new Set(received.map(({ to }) => to)).size;
  process.stdout.write(`seed ${seed}: ${mailKills} kills, ${early} mails had left before theirs\n`);
  expect(early).toBeLessThan(mailKills);
  await letTimePass(env);
  await start(env);
  await expectMails(addresses);
}

const postgres: Postgres = await startPostgres({ isDurable: true });
if ('skip' in postgres) process.stdout.write(`Skipped: ${postgres.skip}\n`);
const onPostgres = 'skip' in postgres ? describe.skip : describe;
afterAll(() => ('skip' in postgres ? undefined : postgres.stop()));

onPostgres('on Postgres', () => {
  if ('skip' in postgres) return;
  const env = { DATABASE_URL: postgres.url };

  it('a server that is killed between the commit and its mail loses none, and makes no two of one', async () => {
    await killBeforeSending(env, seedOf(5));
  });

  it('of two servers one is killed: the other sends what both had, once', async () => {
    const [one, other] = [await start(env), await start(env)];
    isHolding = true;
    const addresses = Array.from({ length: 12 }, (_, index) => `both-${index}@nadi.example`);
    await Promise.all(
      addresses.map((address, index) => signUp(index % 2 === 0 ? one.url : other.url, address)),
    );
    await one.kill();
    isHolding = false;
    await letTimePass(env);
    await expectMails(addresses);
  });
});

describe('on the embedded database', () => {
  it('a server that is killed between the commit and its mail loses none, and makes no two of one', async () => {
    await killBeforeSending({}, seedOf(6));
  });
});
