import { type ChildProcess, execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../../scripts/free-port';

export type Postgres =
  | {
      /** Connection string of an administrator. */
      url: string;
      stop(): Promise<void>;
    }
  /** Why there is none on this machine. */
  | { skip: string };

/**
 * A Postgres server of its own in a temporary folder on a free port, for tests: fast, and not durable. Installs the server where
 * that takes no more than apt-get as root; set NADI_NO_INSTALL to forbid it.
 */
export async function startPostgres(): Promise<Postgres> {
  const bin = findBinaries() ?? installBinaries();
  if (!bin)
    return {
      skip: 'there is no Postgres server here; install one, such as with: apt-get install postgresql',
    };
  const account = accountToRunAs();
  if (account === null) return { skip: 'Postgres does not run as root, and there is no account "postgres"' };

  const folder = await mkdtemp(join(tmpdir(), 'nadi-postgres-'));
  if (account) await chown(folder, account.uid, account.gid);
  const options: SpawnOptions = {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  };
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'nadi', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    await rm(folder, { recursive: true, force: true });
    return { skip: `initdb failed: ${made.stderr.trim().split('\n').at(-1)}` };
  }

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    options,
  );
  server.stderr?.resume();
  const url = `postgres://nadi@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    await end(server);
    await rm(folder, { recursive: true, force: true });
  };
  if (await answers(url, server)) return { url, stop };
  await stop();
  return { skip: 'the Postgres server did not start' };
}

function findBinaries(): string | undefined {
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  // pg_config of the client library alone names a folder without a server in it.
  return [asked.stdout?.trim() ?? '', ...versions.map((version) => join(debian, version, 'bin'))].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

function installBinaries(): string | undefined {
  if (process.env.NADI_NO_INSTALL || process.getuid?.() !== 0) return undefined;
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 300_000,
    }).status === 0;
  if (install()) return findBinaries();
  spawnSync('apt-get', ['update'], { stdio: 'ignore', timeout: 300_000 });
  return install() ? findBinaries() : undefined;
}

/** Undefined for whoever runs this; null where that is root and there is nobody else. */
function accountToRunAs(): { uid: number; gid: number } | undefined | null {
  if (process.getuid?.() !== 0) return undefined;
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

async function answers(connectionString: string, server: ChildProcess): Promise<boolean> {
  for (
    const deadline = Date.now() + 30_000;
    Date.now() < deadline && server.exitCode === null;
    await wait(100)
  ) {
    const client = new pg.Client({ connectionString });
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isUp) return true;
  }
  return false;
}

/** SIGINT is a fast shutdown: connections are cut, nothing is left running. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await Promise.race([ended, wait(10_000, undefined, { ref: false })]);
  if (server.exitCode === null) server.kill('SIGKILL');
}
