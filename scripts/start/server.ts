import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../root';
import { dataFolder } from './data';
import { endTogether, endWithUs, hasGroups } from './ending';

export type RunningServer = {
  /** True if it runs on the embedded database, with demo accounts and a mailbox for development. */
  isEmbedded: boolean;
  demoAccounts: { email: string; password: string }[];
};

/** A host name of its own: workers and passkeys are tied to it, and it resolves to this machine without a network. */
export const addressOf = (port: number): string => `http://nadi.localhost:${port}`;

/** The environment in which the API serves the whole product on one port. */
export function serverEnvironment(port: number): NodeJS.ProcessEnv {
  return {
    LOG_LEVEL: 'warn',
    PUBLIC_URL: addressOf(port),
    WEB_DIST: join(root, 'apps/web/dist'),
    STORYBOOK_DIST: join(root, 'storybook-static'),
    // Set only here: a server that is started in any other way has no demo accounts.
    ...(process.env.NODE_ENV === 'production' ? {} : { NADI_DEMO: '1' }),
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataFolder,
  };
}

/** Starts the built API and resolves once it can serve; rejects with one line if it cannot. */
export async function startServer(port: number): Promise<RunningServer> {
  const child = spawn(process.execPath, [join(root, 'apps/api/dist/server.js')], {
    cwd: root,
    stdio: 'inherit',
    env: serverEnvironment(port),
    detached: hasGroups,
  });
  endWith(child);
  await untilReady(child, port);
  const isEmbedded = !process.env.DATABASE_URL;
  return { isEmbedded, demoAccounts: isEmbedded ? await readDemoAccounts(port) : [] };
}

/** One Ctrl+C ends both; when the child ends by itself, this program ends what else it started, and exits with the same code. */
export function endWith(child: ChildProcess): void {
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
    endTogether('SIGTERM');
  });
  endWithUs(child);
}

async function untilReady(child: ChildProcess, port: number): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error('The server could not start. The line above shows why.');
}

async function readDemoAccounts(port: number): Promise<RunningServer['demoAccounts']> {
  const answer = await fetch(`http://127.0.0.1:${port}/dev/demo-accounts.json`);
  return answer.ok ? ((await answer.json()) as { data: RunningServer['demoAccounts'] }).data : [];
}
