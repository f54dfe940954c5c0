import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { addAdministrator, addDoctor, addPatients, type Person } from '../../apps/api/scripts/test/people';
import { type ServerProcess, startServerProcess } from '../../apps/api/scripts/test/server-process';
import { type Database, openDatabase } from '../../apps/api/src/kernel/db/client';
import { type Config, readConfig } from '../../apps/api/src/kernel/environment/config';
import { createLog } from '../../apps/api/src/kernel/environment/log';
import { openSecrets } from '../../apps/api/src/kernel/keys/secrets';
import { freePort } from '../free-port';

export type Stage = {
  /** The address of our server, up to and including `/api/v1`. */
  url: string;
  /** Process id of our server. */
  pid: number;
  floorUrl: string;
  /** The environment that a server is started with; a second one needs another `PORT`. */
  env: Record<string, string> & { PORT: string };
  db: Database;
  addPatients(count: number): Promise<Person[]>;
  addDoctor(): Promise<Person>;
  addAdministrator(): Promise<Person>;
  close(): Promise<void>;
};

/** Our server in its production configuration, in one process, and the floor beside it, on the same Postgres. */
export async function openStage(databaseUrl: string): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'nadi-bench-'));
  const env = {
    NODE_ENV: 'production',
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    NADI_SECRET: 'a secret of at least 32 characters',
    SMTP_URL: 'smtp://127.0.0.1:1',
    TRUST_PROXY: '1',
    // Administrators of the bench have none.
    NADI_SECOND_STEP_ROLES: '',
  };
  const config: Config = readConfig(env);
  const log = createLog('silent');
  const [db, secrets] = [await openDatabase(config, log), await openSecrets(config, log)];
  const ours: ServerProcess = await startServerProcess(env);
  const floorPort = await freePort();
  const floor = startFloor(floorPort, databaseUrl, secrets.accessTokens);
  const floorUrl = `http://127.0.0.1:${floorPort}`;
  await untilAnswers(`${floorUrl}/hello`);
  return {
    url: `http://127.0.0.1:${env.PORT}/api/v1`,
    pid: ours.pid,
    floorUrl,
    env,
    db,
    addPatients: (count) => addPatients(db, secrets, count),
    addDoctor: () => addDoctor(db, secrets),
    addAdministrator: () => addAdministrator(db, secrets),
    async close() {
      await ours.kill();
      floor.kill('SIGKILL');
      await db.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function startFloor(port: number, databaseUrl: string, key: Buffer): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'floor.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      FLOOR_KEY: key.toString('base64url'),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function untilAnswers(url: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(50))
    if ((await fetch(url).catch(() => undefined))?.ok) return;
  throw new Error('The floor did not start.');
}
