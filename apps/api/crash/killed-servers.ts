import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { freePort } from '../../../scripts/free-port';
import { type ServerProcess, startServerProcess } from '../scripts/test/server-process';
import { type Database, openDatabase } from '../src/kernel/db/client';
import { readConfig } from '../src/kernel/environment/config';
import { createLog } from '../src/kernel/environment/log';
import { openSecrets, type Secrets } from '../src/kernel/keys/secrets';
import { seeded } from './seeded';

type Environment = Record<string, string>;

export type KilledServers = {
  /** @returns it, with its address up to and including `/api/v1` */
  start(env: Environment): Promise<ServerProcess & { url: string }>;
  /** While no server has the embedded database open. */
  withDatabase<T>(env: Environment, work: (db: Database, secrets: Secrets) => Promise<T>): Promise<T>;
  /** As if the minute were over after which a server that says nothing is taken for gone, and the pause before the next try. */
  letTimePass(env: Environment, queues: readonly string[]): Promise<void>;
};

/**
 * Servers of each test, in a folder of their own, that are killed at its end at the latest.
 *
 * @param common their configuration, once the first test runs
 */
export function setServers(common: () => Environment): KilledServers {
  let folder: string;
  const running = new Set<ServerProcess>();
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nadi-killed-'));
  });
  afterEach(async () => {
    for (const server of running) await server.kill();
    running.clear();
    await rm(folder, { recursive: true, force: true });
  });
  const environmentOf = (env: Environment) => ({
    NODE_ENV: 'development',
    NADI_SECRET: 'a secret of at least 32 characters',
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    ...common(),
    ...env,
  });
  const withDatabase: KilledServers['withDatabase'] = async (env, work) => {
    const config = readConfig(environmentOf(env));
    const log = createLog('silent');
    const [db, secrets] = [await openDatabase(config, log), await openSecrets(config, log)];
    try {
      return await work(db, secrets);
    } finally {
      await db.close();
    }
  };
  return {
    async start(env) {
      const port = await freePort();
      const server = await startServerProcess({ ...environmentOf(env), PORT: String(port) });
      running.add(server);
      return { ...server, url: `http://127.0.0.1:${port}/api/v1` };
    },
    withDatabase,
    async letTimePass(env, queues) {
      const named = sql.join(
        queues.map((queue) => sql`${queue}`),
        sql`, `,
      );
      await withDatabase(env, (db) =>
        db.write('keeper', (tx) =>
          tx.execute(
            sql`update pgboss.job set started_on = started_on - interval '1 hour', retry_delay = 0, retry_backoff = false
              where state = 'active' and name in (${named})`,
          ),
        ),
      );
    },
  };
}

type Kills = {
  servers: KilledServers;
  env: Environment;
  seed: number;
  times: number;
  /** Lets a server commit something that is to be sent after it. */
  commit(url: string, count: number): Promise<void>;
  /** Leaves the sender to wait if true; otherwise what receives takes anything. */
  hold(isHolding: boolean): void;
};

/**
 * Kills one server after the other between its commit and what the receiver answers. Every other time what was sent has arrived, or will in this moment, when nobody
 * is left to hear of it.
 */
export async function killBeforeSent({ servers, env, seed, times, commit, hold }: Kills): Promise<void> {
  const random = seeded(seed);
  for (let count = 0; count < times; count += 1) {
    hold(count % 2 === 0);
    const server = await servers.start(env);
    await commit(server.url, count);
    await wait(random() * 25);
    await server.kill();
  }
  hold(false);
}
