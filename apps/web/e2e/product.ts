import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port';
import { type FaultProxy, startFaultProxy } from './fault-proxy';
import { inTime } from './until';

const root = join(import.meta.dirname, '../../..');

export type Product = {
  /** Where the browser goes; a proxy that can be told to fail stands before the server. */
  url: string;
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
};

/** The built product on an empty embedded database with the demo accounts, as `npm start` runs it. */
export async function startProduct({
  hostname = 'localhost',
  webDist = join(root, 'apps/web/dist'),
}: ProductOptions = {}): Promise<Product> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'nadi-e2e-'));
  const port = await freePort();
  const proxy = await startFaultProxy(port);
  // Links of mails, and passkeys, belong to the address that the browser sees.
  const url = `http://${hostname}:${proxy.port}`;
  const server = spawn(process.execPath, ['apps/api/dist/server.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      PUBLIC_URL: url,
      WEB_DIST: webDist,
      // Many people sign up and in from one address here.
      RATE_LIMITS: 'off',
    },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  async function stop() {
    await proxy.stop();
    server.kill('SIGTERM');
    await inTime('the end of the server', ended).finally(() => server.kill('SIGKILL'));
    await rm(dataFolder, { recursive: true, force: true });
  }
  try {
    await untilReady(server, `http://127.0.0.1:${port}/api/v1/health/ready`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataFolder, proxy, stop };
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  // Its log would fill the pipe and stop the server if nobody read it.
  server.stdout?.resume();
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (server.exitCode !== null)
      throw new Error(`The server ended with ${server.exitCode} before it was ready.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server was not ready within a minute.');
}
