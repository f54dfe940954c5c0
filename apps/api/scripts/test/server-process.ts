import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bundleServer } from '../bundle';

const folder = join(import.meta.dirname, '../../node_modules/.cache/nadi-server');
/** Milliseconds after which a server that does not answer is given up. */
const timeoutMs = 60_000;

export type ServerProcess = {
  pid: number;
  /** From its launch until it could serve, in milliseconds. */
  readyAfter: number;
  /** SIGKILL; resolves once it is gone. */
  kill(): Promise<void>;
};

/** The server as it is built for people, made once for all that this process starts. */
let bundled: Promise<string> | undefined;

/** Starts the server in a process of its own, and resolves once it can serve. */
export async function startServerProcess(
  env: Record<string, string> & { PORT: string },
): Promise<ServerProcess> {
  bundled ??= bundleServer(join(folder, String(process.pid)));
  const file = await bundled;
  const { DATABASE_URL: _, ...rest } = process.env;
  const began = performance.now();
  const child = spawn(process.execPath, ['--enable-source-maps', file], {
    env: { ...rest, HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(`http://127.0.0.1:${env.PORT}/api/v1`, child);
  return {
    pid: child.pid ?? 0,
    readyAfter: performance.now() - began,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Resolves once the server says that it can serve. @returns milliseconds from now */
export async function untilReady(url: string, child?: ChildProcess): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < timeoutMs && (child?.exitCode ?? null) === null) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return performance.now() - began;
    await wait(10);
  }
  throw new Error('The server did not become ready.');
}
