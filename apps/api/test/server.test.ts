// database: embedded
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

/** A process takes its time where many run. */
const timeoutMs = 60_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nadi-server-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function run(env: Record<string, string>): ChildProcess {
  const { DATABASE_URL: _, NADI_SECRET: __, ...rest } = process.env;
  return spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, '../src/server.ts')], {
    env: { ...rest, NODE_ENV: 'development', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

type Ended = { code: number | null; errors: string };

async function untilEnded(child: ChildProcess): Promise<Ended> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const errors = child.stderr ? await text(child.stderr) : '';
  return { code: await ended, errors };
}

/** The port, once the server says that it listens. */
function untilListening(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    child.stdout?.on('data', (chunk) => {
      const line = /"port":(\d+).*"listening"/.exec(String(chunk));
      if (line) resolve(`http://127.0.0.1:${line[1]}/api/v1`);
    });
  });
}

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

describe('the process', () => {
  it(
    'holds its folder alone, keeps what it acknowledged through a kill, and ends when told',
    async () => {
      const first = run({});
      const url = await untilListening(first);
      const account = { email: 'leela@nadi.example', password: 'a heron stands in the river' };
      const person = { ...account, firstName: 'Leela', lastName: 'Nair', acceptTerms: true };
      expect((await post(`${url}/auth/patient-signup`, person)).status).toBe(201);

      const second = await untilEnded(run({}));
      expect(second.code).toBe(1);
      expect(second.errors).toMatch(/^The data folder .* is in use by another server\.[^\n]*\n$/);

      first.kill('SIGKILL');
      await untilEnded(first);
      const again = run({});
      expect((await post(`${await untilListening(again)}/auth/login`, account)).status).toBe(200);
      again.kill('SIGTERM');
      expect((await untilEnded(again)).code).toBe(0);
    },
    2 * timeoutMs,
  );

  it(
    'names the data folder and the address on which it listens, and says loudly that it is a demonstration',
    async () => {
      const dataDir = join(folder, 'demonstration');
      const server = run({ NADI_DEMO: '1', DATA_DIR: dataDir });
      let log = '';
      server.stdout?.on('data', (chunk) => {
        log += String(chunk);
      });
      await untilListening(server);
      while (!log.includes('DEMONSTRATION')) await wait(20);
      server.kill('SIGTERM');
      await untilEnded(server);
      const lines = log
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      expect(lines.find(({ msg }) => msg === 'listening')).toMatchObject({ dataDir, host: '127.0.0.1' });
      expect(lines.find(({ msg }) => String(msg).startsWith('THIS IS A DEMONSTRATION'))).toMatchObject({
        host: '127.0.0.1',
      });
    },
    timeoutMs,
  );

  it(
    'is no demonstration where others can connect, and says so',
    async () => {
      const server = run({ NADI_DEMO: '1', HOST: '0.0.0.0', DATA_DIR: join(folder, 'open') });
      let log = '';
      server.stdout?.on('data', (chunk) => {
        log += String(chunk);
      });
      const url = await untilListening(server);
      while (!log.includes('NADI_DEMO is ignored')) await wait(20);
      const answer = await fetch(new URL('/dev/demo-accounts.json', url));
      expect(answer.status).toBe(404);
      server.kill('SIGTERM');
      await untilEnded(server);
    },
    timeoutMs,
  );

  it(
    'refuses to start in production without a secret, and says which variable is missing',
    async () => {
      const { code, errors } = await untilEnded(run({ NODE_ENV: 'production' }));
      expect(code).toBe(1);
      expect(errors).toMatch(/^NADI_SECRET: is missing\.[^\n]*\n$/);
    },
    timeoutMs,
  );
});
