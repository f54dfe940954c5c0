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
      /** SIGKILL to the server and to each of its processes: what a crash leaves is what is on the disk. */
      kill(): Promise<void>;
      /** Starts what was killed; resolves once it answers. */
      restart(): Promise<void>;
      stop(): Promise<void>;
    }
  /** Why there is none on this machine. */
  | { skip: string };

/**
 * A Postgres server of its own in a temporary folder on a free port, for tests. Installs the server where that takes no more than
 * apt-get as root; set NADI_NO_INSTALL to forbid it.
 *
 * @param isDurable as it would run for people: a commit waits for the disk. @default false, fast
 */
export async function startPostgres({ isDurable = false } = {}): Promise<Postgres> {
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
    // On tables of a few rows, compiling a statement takes far longer than running it.
    jit: 'off',
    // Each test file copies a database, between checkpoints.
    shared_buffers: '256MB',
    max_wal_size: '4GB',
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const launch = () => {
    const launched = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...given], options);
    launched.stderr?.resume();
    return launched;
  };
  let server = launch();
  const url = `postgres://nadi@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    await end(server);
    await rm(folder, { recursive: true, force: true });
  };
  if (!(await answers(url, server))) {
    await stop();
    return { skip: 'the Postgres server did not start' };
  }
  return {
    url,
    stop,
    kill: () => killAll(server),
    async restart() {
      server = launch();
      if (!(await answers(url, server))) throw new Error('Postgres did not come back.');
    },
  };
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
    await wait(20)
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

/** The first process goes first, so that it cannot replace the others; a new one starts only where none of them is left. */
async function killAll(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const children = childrenOf(server.pid);
  for (const pid of [server.pid, ...children]) signal(pid, 'SIGKILL');
  await ended;
  while (children.some((pid) => signal(pid, 0))) await wait(5);
}

const childrenOf = (parent: number): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, ppid]) => (pid && ppid === parent ? [pid] : []));

/** False where there is no such process any more. */
function signal(pid: number, name: 'SIGKILL' | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
