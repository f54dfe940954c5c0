import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { freePort } from '../../../scripts/free-port';
import { addPatients, type Person } from '../scripts/test/people';
import { type Postgres, startPostgres } from '../scripts/test/postgres';
import { type ServerProcess, startServerProcess, untilReady } from '../scripts/test/server-process';
import { vitalSigns } from '../src/areas/vital-signs/tables/vital-signs';
import { type Database, openDatabase } from '../src/kernel/db/client';
import { readConfig } from '../src/kernel/environment/config';
import { createLog } from '../src/kernel/environment/log';
import { openSecrets } from '../src/kernel/keys/secrets';
import { auditEntries } from '../src/kernel/tables/audit';
import { idempotencyKeys } from '../src/kernel/tables/idempotency-keys';
import { startDatabaseProxy } from '../test/database-proxy';
import { findBrokenChain } from './chains';
import { batchKills, embeddedKills, kills, seedOf } from './plan';
import { seeded } from './seeded';
import { type Acknowledged, startWriters } from './writers';

jest.setTimeout(300_000);

const writers = 10;
/** Milliseconds until all is well again. Promised are 3,000 on a machine that does nothing else. */
const longest = 30_000;
const secret = 'a secret of at least 32 characters';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nadi-crash-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const running = new Set<ServerProcess>();
/** Undone also where a test fails in the middle: what goes on would keep the whole run from its end. */
const undoing: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of undoing.splice(0)) await undo();
  for (const server of running) await server.kill();
  running.clear();
});

const environmentOf = (env: Record<string, string>) => ({
  NODE_ENV: 'development',
  NADI_SECRET: secret,
  DATA_DIR: folder,
  // A writer writes as fast as it can.
  RATE_LIMITS: 'off',
  ...env,
});

async function withDatabase<T>(
  env: Record<string, string>,
  work: (db: Database, patients: (count: number) => Promise<Person[]>) => Promise<T>,
): Promise<T> {
  const config = readConfig(environmentOf(env));
  const log = createLog('silent');
  const [db, secrets] = [await openDatabase(config, log), await openSecrets(config, log)];
  try {
    return await work(db, (count) => addPatients(db, secrets, count));
  } finally {
    await db.close();
  }
}

async function start(env: Record<string, string>, port: number): Promise<ServerProcess> {
  const server = await startServerProcess({ ...environmentOf(env), PORT: String(port) });
  running.add(server);
  return server;
}

/** Resolves once so many more writes were acknowledged: in the middle of what then goes on. */
async function until(acknowledged: Acknowledged, more: number): Promise<void> {
  const enough = acknowledged.size + more;
  const deadline = performance.now() + 60_000;
  while (acknowledged.size < enough) {
    if (performance.now() > deadline) throw new Error('Nothing is acknowledged any more.');
    await wait(1);
  }
}

type Plan = {
  url: string;
  patients: readonly Person[];
  seed: number;
  /** Kills, and at most how many writes between two of them. */
  times: number;
  most: number;
  /** How many go in one batch. @default each alone */
  batch?: number;
};

/** Lets people write, kills again and again, and tells how long it took each time until all was well. */
async function killWhileWriting(
  { url, patients, seed, times, most, batch }: Plan,
  kill: () => Promise<number>,
): Promise<{ acknowledged: Acknowledged; waits: number[] }> {
  const random = seeded(seed);
  const { acknowledged, retries, stop, giveUp } = startWriters(url, patients, writers, batch);
  undoing.push(giveUp);
  const waits: number[] = [];
  for (let count = 0; count < times; count += 1) {
    await until(acknowledged, most * (0.25 + random() * 0.75));
    waits.push(await kill());
  }
  await until(acknowledged, most);
  await stop();
  waits.sort((a, b) => a - b);
  const told = [waits[0], waits[Math.floor(waits.length / 2)], waits.at(-1)].map((ms = 0) => Math.round(ms));
  process.stdout.write(
    `seed ${seed}: ${acknowledged.size} writes acknowledged, ${retries()} retries, ${times} kills; well again after ${told.join(' / ')} ms (least / median / most)\n`,
  );
  return { acknowledged, waits };
}

/** @returns milliseconds from its restart until the server serves again */
async function killPostgres(server: Exclude<Postgres, { skip: string }>, url: string): Promise<number> {
  await server.kill();
  const began = performance.now();
  await server.restart();
  await untilReady(url);
  return performance.now() - began;
}

/** Expects what was acknowledged, once, and nothing else, and an audit trail that tells of each and is whole. */
async function expectAll(acknowledged: Acknowledged, patients: readonly Person[], db: Database) {
  const kept: string[] = [];
  const told: string[] = [];
  for (const { userId } of patients)
    await db.read('keeper', async (tx) => {
      const rows = await tx
        .select({ id: vitalSigns.id })
        .from(vitalSigns)
        .where(eq(vitalSigns.patientId, userId));
      kept.push(...rows.map(({ id }) => id));
      const entries = await tx.select().from(auditEntries).where(eq(auditEntries.subjectId, userId));
      told.push(...entries.flatMap(({ recordIds }) => recordIds));
    });
  expect(acknowledged.size).toBeGreaterThan(0);
  expect(new Set(acknowledged.values()).size).toBe(acknowledged.size);
  expect(kept.sort()).toEqual([...acknowledged.values()].sort());
  expect(told.sort()).toEqual(kept);
  expect(await db.read('keeper', findBrokenChain)).toEqual([]);
}

const postgres: Postgres = await startPostgres({ isDurable: true });
if ('skip' in postgres) process.stdout.write(`Skipped: ${postgres.skip}\n`);
const onPostgres = 'skip' in postgres ? describe.skip : describe;
afterAll(() => ('skip' in postgres ? undefined : postgres.stop()));

onPostgres('on Postgres', () => {
  if ('skip' in postgres) return;
  const env = { DATABASE_URL: postgres.url };
  let port: number;
  let url: string;
  beforeEach(async () => {
    port = await freePort();
    url = `http://127.0.0.1:${port}/api/v1`;
  });
  const fresh = (count: number) => withDatabase(env, (_, add) => add(count));

  it('a server that is killed loses nothing that it acknowledged, and doubles nothing', async () => {
    const patients = await fresh(5);
    let server = await start(env, port);
    const { acknowledged, waits } = await killWhileWriting(
      { url, patients, seed: seedOf(1), times: kills, most: 220 },
      async () => {
        await server.kill();
        server = await start(env, port);
        return server.readyAfter;
      },
    );
    await withDatabase(env, (db) => expectAll(acknowledged, patients, db));
    expect(Math.max(...waits)).toBeLessThan(longest);
  });

  it('a Postgres that is killed loses nothing either, and the server needs no restart', async () => {
    const patients = await fresh(5);
    const { pid } = await start(env, port);
    const { acknowledged, waits } = await killWhileWriting(
      { url, patients, seed: seedOf(2), times: kills, most: 220 },
      () => killPostgres(postgres, url),
    );
    expect(process.kill(pid, 0)).toBe(true);
    await withDatabase(env, (db) => expectAll(acknowledged, patients, db));
    expect(Math.max(...waits)).toBeLessThan(longest);
  });

  it('a server that is killed between the commit and its answer gives that answer to the next try', async () => {
    const proxy = await startDatabaseProxy(new URL(env.DATABASE_URL));
    undoing.push(proxy.stop);
    const behind = new URL(env.DATABASE_URL);
    behind.port = String(proxy.port);
    const [patient] = await fresh(1);
    const server = await start({ DATABASE_URL: behind.href }, port);
    // The packet in which the entry of the trail leaves ends with the commit; others of the server's have their own.
    const committed = proxy.loseAnswerTo('recordVitalSign', 'COMMIT');
    const { acknowledged, stop, giveUp } = startWriters(url, patient ? [patient] : [], 1);
    undoing.push(giveUp);
    await committed;
    expect(acknowledged.size).toBe(0);
    await server.kill();
    const kept = () =>
      withDatabase(env, (db) =>
        db.read('keeper', (tx) =>
          tx
            .select({ id: vitalSigns.id })
            .from(vitalSigns)
            .where(eq(vitalSigns.patientId, patient?.userId ?? '')),
        ),
      );
    const [first, ...others] = await kept();
    expect(others).toEqual([]);
    await start(env, port);
    await stop();
    expect([...acknowledged.values()][0]).toBe(first?.id);
    expect((await kept()).length).toBe(acknowledged.size);
  });
});

onPostgres('on a Postgres that writes to the disk only when somebody waits for it', () => {
  if ('skip' in postgres) return;
  const env = { DATABASE_URL: postgres.url };
  beforeAll(async () => {
    const client = new pg.Client(postgres.url);
    await client.connect();
    await client.query("alter system set wal_writer_delay = '10s'");
    await client.query('select pg_reload_conf()');
    await client.end();
  });

  it('keeps over a crash what was seen by a flush, and knows the rest to be gone', async () => {
    await withDatabase(env, async (db, patients) => {
      const [{ userId } = { userId: '' }] = await patients(1);
      const actor = { userId, role: 'PATIENT' } as const;
      const row = { userId, operation: 'none', requestHash: '', createdAt: new Date() };
      const write = (key: string, isLasting: boolean) =>
        db.write(actor, (tx) => tx.insert(idempotencyKeys).values({ ...row, key }), 0, isLasting);
      const look = () =>
        db.flush(actor, async (tx) => {
          const found = await tx.select({ key: idempotencyKeys.key }).from(idempotencyKeys);
          return found.map(({ key }) => key).sort();
        });
      const crash = async () => {
        await postgres.kill();
        await postgres.restart();
        // Connections of before are found to be dead.
        while ((await db.ping().catch(() => 'away')) === 'away') await wait(10);
      };

      await write('waited', true);
      await write('forgotten', false);
      await crash();
      expect(await look()).toEqual(['waited']);
      await write('flushed', false);
      expect(await look()).toEqual(['flushed', 'waited']);
      await crash();
      expect(await look()).toEqual(['flushed', 'waited']);
    });
  });

  it('a Postgres that is killed loses nothing that a batch acknowledged, and doubles nothing', async () => {
    const patients = await withDatabase(env, (_, add) => add(5));
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/api/v1`;
    await start(env, port);
    const { acknowledged } = await killWhileWriting(
      { url, patients, seed: seedOf(4), times: batchKills, most: 400, batch: 20 },
      () => killPostgres(postgres, url),
    );
    await withDatabase(env, (db) => expectAll(acknowledged, patients, db));
  });
});

describe('on the embedded database', () => {
  it('a server that is killed loses nothing that it acknowledged, and doubles nothing', async () => {
    const patients = await withDatabase({}, (_, add) => add(5));
    const port = await freePort();
    let server = await start({}, port);
    const { acknowledged, waits } = await killWhileWriting(
      { url: `http://127.0.0.1:${port}/api/v1`, patients, seed: seedOf(3), times: embeddedKills, most: 80 },
      async () => {
        await server.kill();
        server = await start({}, port);
        return server.readyAfter;
      },
    );
    await server.kill();
    await withDatabase({}, (db) => expectAll(acknowledged, patients, db));
    expect(Math.max(...waits)).toBeLessThan(longest);
  });
});
