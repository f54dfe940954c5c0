import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startServerProcess } from '../../apps/api/scripts/test/server-process';
import { demoAccounts } from '../../apps/api/src/seed/demo-accounts';
import { freePort } from '../free-port';
import { root } from '../root';
import { type Guide, readGuide } from './guide';
import { type LocalRegistry, npmEnvironment, startRegistry } from './local-registry';
import { whyNotPlain } from './plain-command';

// It packs and installs, on a machine that may be busy.
jest.setTimeout(600_000);

/** The port in the guide; the test replaces it with a free one. */
const guidesPort = /\b4010\b/g;
/** Already done before this test; running it again would change files that other tests use. */
const installsRepository = 'npm install';

let guide: Guide;
/** Outside the repository, whose modules must not be found by accident. `nadi` is beside the client's folder. */
let place: string;
let registry: LocalRegistry;
let mock: ChildProcess | undefined;

const inClient = () => join(place, 'nadi-client');

/** Runs lines in bash, one after the other as a person would type them, and returns their output. */
function type(lines: readonly string[], cwd: string): Promise<string> {
  const script = ['set -e', ...lines].join('\n');
  const bash = spawn('bash', ['-c', script], { cwd, env: npmEnvironment(registry, place) });
  let said = '';
  bash.stdout.on('data', (data) => {
    said += data;
  });
  bash.stderr.on('data', (data) => {
    said += data;
  });
  return new Promise((resolve, reject) => {
    bash.once('error', reject);
    bash.once('close', (code) => (code === 0 ? resolve(said) : reject(new Error(`${code}: ${said}`))));
  });
}

beforeAll(async () => {
  const port = String(await freePort());
  guide = readGuide(readFileSync(join(root, 'docs/partners.md'), 'utf8').replace(guidesPort, port));
  place = mkdtempSync(join(tmpdir(), 'nadi-partner-'));
  symlinkSync(root, join(place, 'nadi'));
  registry = await startRegistry();
  const [inRepository = [], beside = []] = guide.steps;
  expect(inRepository[0]).toBe(installsRepository);
  await type(['cd nadi', ...inRepository.slice(1), ...beside], place);
  for (const [name, text] of Object.entries(guide.files)) writeFileSync(join(inClient(), name), text);
});
afterAll(async () => {
  // npx runs it in a process of its own; all are in one group.
  if (mock?.pid && mock.exitCode === null) process.kill(-mock.pid);
  await registry.close();
  rmSync(place, { recursive: true, force: true });
});

/** Starts a command that keeps running; resolves once it has printed the expected number of lines. */
function start(command: string, lines: number): Promise<string> {
  const env = npmEnvironment(registry, place);
  const started = spawn('bash', ['-c', command], { cwd: inClient(), detached: true, env });
  mock = started;
  let said = '';
  return new Promise((resolve, reject) => {
    started.stdout.on('data', (data: Buffer) => {
      said += data;
      if (said.split('\n').length > lines) resolve(said);
    });
    started.stderr.on('data', (data: Buffer) => {
      said += data;
    });
    started.once('exit', (code) => reject(new Error(`It ended with ${code}: ${said}`)));
  });
}

describe('docs/partners.md', () => {
  it('has commands that bash, PowerShell and cmd take alike', () => {
    const wrong = guide.commands.flatMap((line) => {
      const reason = whyNotPlain(line);
      return reason ? [{ line, reason }] : [];
    });
    expect(wrong).toEqual([]);
    expect(guide.commands.length).toBeGreaterThan(10);
  });

  it.each([
    ["npx tsx 'a b.ts'", 'single quotes'],
    ['npm run build \\', 'next line'],
    ['npm run build `', 'next line'],
    ['export PORT=1', 'no program'],
    ['PORT=1 npx tsx a.ts', 'no program'],
    ['curl http://127.0.0.1', 'no program'],
    ['npm install && npm test', 'chained'],
    ['npm install; npm test', 'chained'],
    ['npm test > out.txt', 'chained'],
    ['npx tsx $FILE', 'sign'],
    ['npx tsx "$FILE"', 'sign'],
    ['npx tsx *.ts', 'sign'],
    ['npm install # all', 'sign'],
    ['npm install @types/node', 'PowerShell'],
    ['npm run pack -- contract', 'PowerShell'],
    ['npx tsx .\\a.ts', 'paths'],
    ['mkdir ../client', 'cmd'],
  ])('would be refused with %s', (line, reason) => expect(whyNotPlain(line)).toContain(reason));

  it('installs what is ours from the repository, and by no name of a registry', () => {
    const installed = guide.commands
      .filter((line) => /^npm install /.test(line))
      .flatMap((line) => line.split(' ').slice(2));
    expect(installed.filter((word) => word.includes('@nadi/'))).toEqual([]);
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(inClient(), 'package.json'), 'utf8'),
    );
    expect(Object.keys(dependencies)).toEqual(['@nadi/contract', 'openapi-fetch']);
    expect(Object.keys(devDependencies)).toEqual([
      '@nadi/domain',
      '@nadi/mock-server',
      '@types/node',
      'tsx',
      'typescript',
    ]);
  });

  it('has code that is right by its own types', async () => {
    expect(Object.keys(guide.files)).toEqual([
      'tsconfig.json',
      'client.ts',
      'readings.ts',
      'refused.ts',
      'offline.ts',
      'rare.ts',
      'control.ts',
      'server.env',
    ]);
    expect(await type(['npx tsc -p tsconfig.json'], inClient())).toBe('');
  });

  it('prints what it says that it prints, against the mock that it starts', async () => {
    const [first, ...rest] = guide.runs;
    const { command = '', prints = '' } = first ?? {};
    expect(await start(command, prints.trim().split('\n').length)).toBe(prints);
    expect(rest).toHaveLength(5);
    for (const one of rest) expect(await type([one.command], inClient())).toBe(one.prints);
  });

  it('prints the same against a server', async () => {
    const port = String(await freePort());
    const [asha] = demoAccounts;
    const given = guide.files['server.env'] ?? '';
    expect(given).toContain(`NADI_EMAIL=${asha?.email}\nNADI_PASSWORD=${asha?.password}\n`);
    writeFileSync(join(inClient(), 'server.env'), given.replace('localhost:8080', `127.0.0.1:${port}`));
    const server = await startServerProcess({
      PORT: port,
      DATA_DIR: join(place, 'data'),
      NODE_ENV: 'development',
      NADI_DEMO: '1',
    });
    try {
      const said = await type([guide.commands.at(-1) ?? ''], inClient());
      expect(said).toBe(guide.runs.find(({ command }) => command === 'npx tsx readings.ts')?.prints);
    } finally {
      await server.kill();
    }
  });
});
