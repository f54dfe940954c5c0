import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { startServerProcess } from '../../apps/api/scripts/test/server-process';
import { chromiumFlags, findChromium } from '../browser';
import { freePort } from '../free-port';
import { root } from '../root';
import { run } from '../run';
import { installApart } from './install-apart';
import type { Result } from './report';
import { spreadOf } from './rounds';
import { openSecureFront } from './secure-front';
import { addRecordingPatient, signInHere } from './signed-in';
import type { Stage } from './stage';

const folder = join(root, '.cache', 'lighthouse');
const manifest = join(import.meta.dirname, 'lighthouse', 'package.json');
const command = join(folder, 'node_modules/lighthouse/cli/index.js');

/** `paint` is the latest that the largest may come, in milliseconds. */
const pages = [
  { path: '/terms', isSignedIn: false, paint: 2_000 },
  { path: '/auth/login', isSignedIn: false, paint: 2_000 },
  { path: '/auth/patient-signup', isSignedIn: false, paint: 2_000 },
  { path: '/dashboard', isSignedIn: true, paint: 2_500 },
];

type Seen = { score: number; paint: number; shift: number; blocked: number };

/**
 * P6 by Lighthouse as it comes: a phone on a slow line, simulated, with nothing on it of an earlier visit but the session. Over HTTP/2, as
 * where people use it: Lighthouse counts each file that waits as one that shares the line, and over HTTP/1.1 six of them.
 */
export async function measureLighthouse(stage: Stage, rounds: number): Promise<Result[]> {
  if (!(await installApart(folder, manifest, 'lighthouse'))) {
    console.log('Skipped: Lighthouse could not be installed.');
    return [];
  }
  const env = { ...stage.env, PORT: String(await freePort()), WEB_DIST: join(root, 'apps/web/dist') };
  const server = await startServerProcess(env);
  const profile = mkdtempSync(join(tmpdir(), 'nadi-bench-lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(join(profile, 'profile'), {
    executablePath: findChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
    viewport: null,
  });
  const front = await openSecureFront('nadi.localhost', Number(env.PORT), profile);
  const { url } = front;
  try {
    const person = await addRecordingPatient(stage, env.PORT);
    const results: Result[] = [];
    for (const page of pages) {
      const seen: Seen[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await beginAnew(context, url, page.isSignedIn ? person.token : null);
        seen.push(await look(`${url}${page.path}`, port, join(profile, 'report.json')));
      }
      results.push(...resultsOf(page, seen));
    }
    return results;
  } finally {
    await context.close();
    front.close();
    await server.kill();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** As on a device that has never been here, but for who is signed in. */
async function beginAnew(context: BrowserContext, url: string, token: string | null): Promise<void> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' });
  await page.goto(`${url}/favicon.svg`);
  if (token !== null) await page.evaluate(signInHere, token);
  await page.close();
}

async function look(address: string, port: number, report: string): Promise<Seen> {
  const wishes = [
    `--port=${port}`,
    '--disable-storage-reset',
    '--only-categories=performance',
    '--output=json',
    `--output-path=${report}`,
    '--quiet',
  ];
  if (!(await run(process.execPath, [command, address, ...wishes])))
    throw new Error(`Lighthouse could not look at ${address}.`);
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
  return {
    score: categories.performance.score,
    paint: audits['largest-contentful-paint'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
  };
}

function resultsOf({ path, paint }: (typeof pages)[number], seen: readonly Seen[]): Result[] {
  const of = (part: keyof Seen) => spreadOf(seen.map((one) => one[part]));
  return [
    { id: 'P6', what: `Lighthouse ${path}: score`, unit: '', spread: of('score'), floor: 0.95 },
    { id: 'P6', what: `${path}: largest paint`, unit: 'ms', spread: of('paint'), ceiling: paint },
    { id: 'P6', what: `${path}: layout shift`, unit: '', spread: of('shift'), ceiling: 0.02 },
    { id: 'P6', what: `${path}: blocked`, unit: 'ms', spread: of('blocked'), ceiling: 150 },
  ];
}
