import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port';
import { type FaultProxy, startFaultProxy } from './fault-proxy';
import { inTime, until } from './until';

const root = join(import.meta.dirname, '../../..');
/** Milliseconds for its start, as it makes a database first, and for its end, as it finishes what its jobs have begun, such as reading a report. */
const timeoutMs = 90_000;
/** Lines of its log that are shown if it does not end. */
const lastLines = 20;

/** A server of the built product, as another process can use it too. */
export type RunningServer = {
  /** The address at which it listens, and the one that it announces. */
  address: string;
  /** The folder in which it keeps its data and its secrets. */
  dataFolder: string;
};

export type Product = {
  /** The browser's address of the product; a proxy that can be told to fail is before the server. */
  url: string;
  /** The address at which the server listens. */
  server: string;
  /** The address that the server announces to browsers: passkeys work nowhere else. */
  publicUrl: string;
  /** The folder in which the server keeps its data and its secrets. */
  dataFolder: string;
  proxy: FaultProxy;
  stop(): Promise<void>;
};

export type ProductOptions = {
  /** By which the browser knows this machine. Only on `nadi.localhost` is there a worker. @default localhost */
  hostname?: 'localhost' | 'nadi.localhost';
  /** The folder of the built app. @default the one that was built */
  webDist?: string;
  /** More of the configuration. */
  env?: Record<string, string>;
};

type Hostname = NonNullable<ProductOptions['hostname']>;

/** A product of its own for one file, on a server of its own. */
export async function startProduct({
  hostname = 'localhost',
  ...options
}: ProductOptions = {}): Promise<Product> {
  const proxy = await startFaultProxy();
  // Links of mails, and passkeys, belong to the address that the browser sees.
  const url = `http://${hostname}:${proxy.port}`;
  const server = await startServer(url, options).catch(async (error) => {
    await proxy.stop();
    throw error;
  });
  proxy.standBefore(Number(new URL(server.address).port));
  return {
    ...{ url, proxy, publicUrl: url, server: server.address, dataFolder: server.dataFolder },
    async stop() {
      await proxy.stop();
      await server.stop();
    },
  };
}

/** One file's view of a server that all share: a proxy of its own, hence an origin of its own, is in between. */
export async function standBefore(
  { address, dataFolder }: RunningServer,
  hostname: Hostname = 'localhost',
): Promise<Product> {
  const proxy = await startFaultProxy(Number(new URL(address).port));
  const url = `http://${hostname}:${proxy.port}`;
  return { url, proxy, publicUrl: address, server: address, dataFolder, stop: proxy.stop };
}

/**
 * The built product on an empty embedded database with the demo accounts, as `npm start` runs it.
 *
 * @param publicUrl where browsers find it; without it they come straight to the server
 */
export async function startServer(
  publicUrl?: string,
  { webDist = join(root, 'apps/web/dist'), env = {} }: Omit<ProductOptions, 'hostname'> = {},
): Promise<RunningServer & { stop(): Promise<void> }> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'nadi-e2e-'));
  // Whichever the system gives it: one that was looked for before could be another's by now.
  const givenPort = publicUrl ? 0 : await freePort();
  const server = spawn(process.execPath, ['apps/api/dist/server.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NADI_DEMO: '1',
      PORT: String(givenPort),
      LOG_LEVEL: 'info',
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      PUBLIC_URL: publicUrl ?? `http://localhost:${givenPort}`,
      WEB_DIST: webDist,
      // Many people sign up and in from one address here.
      RATE_LIMITS: 'off',
      ...env,
    },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const log: string[] = [];
  async function stop() {
    server.kill('SIGTERM');
    await inTime('the end of the server', ended, timeoutMs)
      .catch((error: Error) => {
        throw new Error(`${error.message} Its log ends with:\n${log.join('\n')}`);
      })
      .finally(() => server.kill('SIGKILL'));
    await rm(dataFolder, { recursive: true, force: true });
  }
  try {
    const port = await inTime('a server that listens', portOf(server, log), timeoutMs);
    await until('a server that is ready', async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/health/ready`).catch(() => undefined);
      return answer?.ok ?? false;
    });
    return { address: `http://localhost:${port}`, dataFolder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * The port, once the server says that it listens. Its log is read to the end: a full pipe would stop it.
 *
 * @param log is given its last lines
 */
function portOf(server: ChildProcess, log: string[]): Promise<number> {
  let said = '';
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it listened.`)));
    server.stdout?.on('data', (chunk) => {
      said += chunk;
      const [, port] = /"port":(\d+)[^\n]*"listening"/.exec(said) ?? [];
      if (port) resolve(Number(port));
      const lines = said.split('\n');
      // The last is not whole yet.
      said = lines.pop() ?? '';
      log.push(...lines);
      log.splice(0, log.length - lastLines);
    });
  });
}
