import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port';
import { root } from '../root';
import { run } from '../run';

export type Target = {
  url: string;
  port: number;
  /** The files that attacks leave behind: their reports, and the server's log. */
  reports: string;
  /** A new token of a demo account with one of these roles; null if there is no such account. */
  tokenFor(roles: readonly string[]): Promise<string | null>;
  /** True if it still answers. */
  isWell(): Promise<boolean>;
  stop(): Promise<void>;
};

type Account = { email: string; password: string };

/** The built product on a free port, with a fresh embedded database and the demo accounts. @param more further variables of its environment */
export async function startTarget(more: Record<string, string> = {}): Promise<Target> {
  const built = await run(
    join(root, 'node_modules/.bin/turbo'),
    ['run', 'build', '--output-logs=errors-only'],
    { isQuiet: true },
  );
  if (!built) throw new Error('The build failed.');
  const folder = await mkdtemp(join(tmpdir(), 'nadi-attack-'));
  const port = await freePort();
  const server = spawn(process.execPath, [join(root, 'apps/api/dist/server.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      // Exposed because it runs behind a proxy: attackers come from many addresses.
      NADI_DEMO: 'exposed',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      // The code behind the limits must be tested too, from as many addresses as an attacker may have.
      RATE_LIMITS: 'off',
      TRUST_PROXY: '1',
      HSTS_SECONDS: '31536000',
      ...more,
    },
  });
  server.stdout.pipe(createWriteStream(join(folder, 'server.log')));
  const url = `http://127.0.0.1:${port}`;
  await untilReady(server, url);
  const { data: accounts } = await (await fetch(`${url}/dev/demo-accounts.json`)).json();

  async function signIn({ email, password }: Account) {
    const answer = await fetch(`${url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': someAddress() },
      body: JSON.stringify({ email, password }),
    });
    const { data } = await answer.json();
    return { token: data?.token as string | undefined, role: data?.user?.role as string | undefined };
  }

  return {
    url,
    port,
    reports: folder,
    async tokenFor(roles) {
      for (const account of accounts as Account[]) {
        const { token, role } = await signIn(account);
        if (token && role && roles.includes(role)) return token;
      }
      return null;
    },
    async isWell() {
      if (server.exitCode !== null) return false;
      const answer = await fetch(`${url}/api/v1/health/ready`).catch(() => undefined);
      return answer?.ok ?? false;
    },
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      if (server.exitCode === null) await ended;
      await rm(join(folder, 'data'), { recursive: true, force: true });
    },
  };
}

/** An address from the range that is reserved for network tests. */
export const someAddress = () =>
  `198.${18 + Math.floor(Math.random() * 2)}.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (server.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`${url}/api/v1/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error('The product did not start.');
}
