import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startServerProcess } from '../../apps/api/scripts/test/server-process';
import { demoAccounts } from '../../apps/api/src/seed/demo-accounts';
import { freePort } from '../free-port';
import { root } from '../root';
import { type Guide, readGuide } from './guide';
import { installPacked } from './install';

jest.setTimeout(120_000);

/** The port that the guide names; another is free for sure. */
const guidesPort = /\b4010\b/g;
/** Of what the guide installs, what is ours, with what npm would bring along. */
const ours = ['contract', 'clinical', 'mock-server'];

let guide: Guide;
let folder: string;
let mock: ChildProcess;

// No registry is asked: what the guide installs is there.
const environment = { ...process.env, NODE_OPTIONS: '', npm_config_yes: 'false', npm_config_offline: 'true' };
function run(script: string, given: readonly string[], cwd = folder, env: Record<string, string> = {}) {
  const { stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', script), ...given], {
    cwd,
    encoding: 'utf8',
    env: { ...environment, ...env },
  });
  return stderr + stdout;
}

beforeAll(async () => {
  const port = String(await freePort());
  guide = readGuide(readFileSync(join(root, 'docs/partners.md'), 'utf8').replace(guidesPort, port));
  run('tsx/dist/cli.mjs', [join(root, 'scripts/pack/main.ts'), ...ours], root);
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/partner-'));
  writeFileSync(join(folder, 'package.json'), '{ "name": "partner", "version": "1.0.0" }');
  const [npm = '', ...given] = guide.commands.find((one) => one.startsWith('npm pkg set '))?.split(' ') ?? [];
  spawnSync(npm, given, { cwd: folder, env: environment });
  installPacked(folder, ours);
  for (const [name, text] of Object.entries(guide.files)) writeFileSync(join(folder, name), text);
});
afterAll(() => {
  // npx runs it in a process of its own; both are in one group.
  if (mock?.pid && mock.exitCode === null) process.kill(-mock.pid);
  rmSync(folder, { recursive: true, force: true });
});

/** Starts what goes on running; resolves with as many lines as are waited for. */
function start(command: string, lines: number): Promise<string> {
  const [program = '', ...given] = command.split(' ');
  mock = spawn(program, given, { cwd: folder, detached: true, env: environment });
  let said = '';
  return new Promise((resolve, reject) => {
    const listen = (data: Buffer) => {
      said += data;
      if (said.split('\n').length > lines) resolve(said);
    };
    mock.stdout?.on('data', listen);
    mock.stderr?.resume();
    mock.once('exit', (code) => reject(new Error(`It ended with ${code}: ${said}`)));
  });
}

describe('docs/partners.md', () => {
  it('installs only what is published by us or stands in the repository', () => {
    const others = guide.installs.filter((name) => !name.startsWith('@nadi/'));
    expect(guide.installs).toEqual(expect.arrayContaining(['@nadi/contract', '@nadi/mock-server']));
    for (const name of others)
      expect(JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).name).toBe(
        name,
      );
  });

  it('has code that is right by its own types', () => {
    expect(Object.keys(guide.files)).toEqual([
      'tsconfig.json',
      'client.ts',
      'readings.ts',
      'refused.ts',
      'offline.ts',
      'rare.ts',
    ]);
    expect(run('typescript/bin/tsc', ['-p', 'tsconfig.json'])).toBe('');
  });

  it('prints what it says that it prints, against the mock that it starts', async () => {
    const [first, ...rest] = guide.runs;
    const { command = '', prints = '' } = first ?? {};
    expect(await start(command, prints.trim().split('\n').length)).toBe(prints);
    expect(rest).toHaveLength(4);
    for (const one of rest) {
      const [npx, program, ...given] = one.command.split(' ');
      expect([npx, program]).toEqual(['npx', 'tsx']);
      expect(run('tsx/dist/cli.mjs', given)).toBe(one.prints);
    }
  });

  it('prints the same against a server', async () => {
    const port = String(await freePort());
    const server = await startServerProcess({
      PORT: port,
      DATA_DIR: join(folder, 'data'),
      NODE_ENV: 'development',
      NADI_DEMO: '1',
    });
    try {
      const [asha] = demoAccounts;
      const said = run('tsx/dist/cli.mjs', ['readings.ts'], folder, {
        NADI_URL: `http://127.0.0.1:${port}/api/v1`,
        NADI_EMAIL: asha?.email ?? '',
        NADI_PASSWORD: asha?.password ?? '',
      });
      expect(said).toBe(guide.runs.find(({ command }) => command === 'npx tsx readings.ts')?.prints);
    } finally {
      await server.kill();
    }
  });
});
