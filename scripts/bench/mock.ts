import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port';
import { root } from '../root';
import { measure, type Target } from './load';
import type { Result } from './report';
import type { Plan } from './requests';
import { inTurns, ratioOf, spreadOf } from './rounds';

const contract = join(root, 'packages/contract/generated/openapi.yaml');
const rivals = {
  ours: [join(root, 'packages/mock-server/bin/nadi-mock.mjs'), contract],
  // Silent: it logs each request, ours does not.
  prism: [
    join(root, 'node_modules/@stoplight/prism-cli/dist/index.js'),
    'mock',
    contract,
    '--verboseLevel',
    'silent',
  ],
} as const;
type Rival = keyof typeof rivals;

const tokens = ['someone'];
const reading = JSON.stringify({
  type: 'blood_pressure',
  unit: 'mm[Hg]',
  systolic: 118,
  diastolic: 76,
  arm: 'left',
  posture: 'seated',
  note: 'After a walk',
  measuredAt: '2026-11-20T08:00:00+05:30',
});

const minOfPrism = 2;
const maxOfPrismsStart = 0.5;

/** Compares our mock server and Prism on Nadi's contract: requests a second, and seconds from the launch to the first answer. */
export async function measureMock({ rounds, seconds }: Plan): Promise<Result[]> {
  execFileSync(process.execPath, ['--import', 'tsx', join(root, 'packages/mock-server/scripts/build.ts')]);
  const ready = await inTurns(rounds, { ours: () => readyAfter('ours'), prism: () => readyAfter('prism') });
  const [ours, prism] = [await start('ours'), await start('prism')];
  try {
    const list = await inTurns(rounds, {
      ours: () => measure(listAt(ours.url), seconds),
      prism: () => measure(listAt(prism.url), seconds),
    });
    const create = await inTurns(rounds, {
      ours: () => measure(createAt(ours.url), seconds),
      prism: () => measure(createAt(prism.url), seconds),
    });
    return [...speeds('list', list), ...speeds('create', create), ...starts(ready)];
  } finally {
    await Promise.all([end(ours.child), end(prism.child)]);
  }
}

const listAt = (url: string): Target => ({ url: `${url}/vital-signs`, method: 'GET', tokens });
const createAt = (url: string): Target => ({ ...listAt(url), method: 'POST', body: reading });

type Measured = Record<Rival, number[]>;

const speeds = (kind: string, { ours, prism }: Measured): Result[] => [
  { id: 'P4', what: `mock, ${kind}: ours`, unit: 'req/s', spread: spreadOf(ours) },
  { id: 'P4', what: `mock, ${kind}: Prism`, unit: 'req/s', spread: spreadOf(prism) },
  {
    id: 'P4',
    what: `mock, ${kind}: ours / Prism`,
    unit: 'x',
    spread: ratioOf(ours, prism),
    floor: minOfPrism,
  },
];

const starts = ({ ours, prism }: Measured): Result[] => [
  { id: 'P4', what: 'mock ready: ours', unit: 's', spread: spreadOf(ours) },
  { id: 'P4', what: 'mock ready: Prism', unit: 's', spread: spreadOf(prism) },
  {
    id: 'P4',
    what: 'mock ready: ours / Prism',
    unit: 'x',
    spread: ratioOf(ours, prism),
    ceiling: maxOfPrismsStart,
  },
];

async function readyAfter(rival: Rival): Promise<number> {
  const { child, seconds } = await start(rival);
  await end(child);
  return seconds;
}

async function start(rival: Rival): Promise<{ child: ChildProcess; url: string; seconds: number }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, [...rivals[rival], '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(5)) {
    const answer = await fetch(`${url}/health/live`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return { child, url, seconds: (performance.now() - began) / 1000 };
  }
  await end(child);
  throw new Error(`The mock server did not start: ${rival}.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}
