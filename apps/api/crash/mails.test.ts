import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { type Postgres, startPostgres } from '../scripts/test/postgres';
import { killBeforeSent, setServers } from './killed-servers';
import { mailKills, seedOf } from './plan';

// Twenty starts of a server on a busy machine.
jest.setTimeout(600_000);

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
      // Lets the sender wait for an answer, until it is killed.
      if (isHolding) return;
      received.push({ to, id: /^Message-ID: (.*)$/m.exec(message)?.[1]?.trim() ?? 'none' });
      done();
    });
  },
});
// Ignores errors of connections that are cut in the middle.
mailServer.on('error', () => undefined);

let smtpUrl: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  smtpUrl = `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => mailServer.close(resolve)));

const servers = setServers(() => ({ SMTP_URL: smtpUrl }));
beforeEach(() => {
  received.length = 0;
});

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

/** Everyone who should have had a mail so far. */
const sentTo: string[] = [];

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
  // Allows for a mail of the test before: one may come again, by the same id.
  sentTo.push(...addresses);
  expect(received.filter(({ to }) => !sentTo.includes(to))).toEqual([]);
}

/** Signs up person after person, and kills the server between the commit and what the mail server answers. */
async function killBeforeMails(env: Record<string, string>, seed: number): Promise<void> {
  const addresses = Array.from({ length: mailKills }, (_, count) => `person-${count}@nadi.example`);
  await killBeforeSent({
    ...{ servers, env, seed, times: mailKills },
    commit: (url, count) => signUp(url, addresses[count] ?? ''),
    hold(next) {
      isHolding = next;
    },
  });
  const early = new Set(received.map(({ to }) => to)).size;
  process.stdout.write(`seed ${seed}: ${mailKills} kills, ${early} mails had left before theirs\n`);
  expect(early).toBeLessThan(mailKills);
  await servers.letTimePass(env, ['mail']);
  await servers.start(env);
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
    await killBeforeMails(env, seedOf(5));
  });

  it('sends the mails of both servers once if one is killed', async () => {
    const [one, other] = [await servers.start(env), await servers.start(env)];
    isHolding = true;
    const addresses = Array.from({ length: 12 }, (_, index) => `both-${index}@nadi.example`);
    await Promise.all(
      addresses.map((address, index) => signUp(index % 2 === 0 ? one.url : other.url, address)),
    );
    await one.kill();
    isHolding = false;
    await servers.letTimePass(env, ['mail']);
    await expectMails(addresses);
  });
});

describe('on the embedded database', () => {
  it('a server that is killed between the commit and its mail loses none, and makes no two of one', async () => {
    await killBeforeMails({}, seedOf(6));
  });
});
