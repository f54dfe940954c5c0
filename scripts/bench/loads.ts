import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { startServerProcess } from '../../apps/api/scripts/test/server-process';
import { launchBrowser } from '../browser';
import { freePort } from '../free-port';
import { root } from '../root';
import type { Result } from './report';
import { spreadOf } from './rounds';
import { addRecordingPatient, signInHere } from './signed-in';
import type { Stage } from './stage';

/** A cheap phone on a slow line, as Lighthouse defines it: 1.6 Mbit/s, 150 ms, a quarter of this processor. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowdown = 4;

type Load = { paint: number; shift: number; script: number };

/**
 * P5 and P6 of the installed app: the dashboard's first load over a slow line, its reload without a network, and how long a new version
 * takes from "Update Now" until it is ready.
 */
export async function measureLoads(stage: Stage, rounds: number): Promise<Result[]> {
  const dist = mkdtempSync(join(tmpdir(), 'nadi-bench-loads-'));
  cpSync(join(root, 'apps/web/dist'), dist, { recursive: true });
  const env = { ...stage.env, PORT: String(await freePort()), WEB_DIST: dist };
  const server = await startServerProcess(env);
  const browser = await chromium.launch(launchBrowser());
  const [first, offline, update]: [Load[], Load[], number[]] = [[], [], []];
  try {
    const person = await addRecordingPatient(stage, env.PORT);
    for (let round = 0; round < rounds; round += 1) {
      const visit = await open(browser, `http://nadi.localhost:${env.PORT}`, person.token, dist);
      first.push(await visit.load());
      await visit.untilKept();
      offline.push(await visit.reloadOffline());
      makeNewVersion(dist, round);
      update.push(await visit.update());
      await visit.context.close();
    }
  } finally {
    await browser.close();
    await server.kill();
    rmSync(dist, { recursive: true, force: true });
  }
  const of = (loads: readonly Load[], part: keyof Load) => spreadOf(loads.map((load) => load[part]));
  return [
    {
      id: 'P5',
      what: 'first load, frame and dashboard: JavaScript',
      unit: 'kB gzip',
      spread: of(first, 'script'),
      ceiling: 200,
    },
    {
      id: 'P6',
      what: 'first load, slow phone: largest paint',
      unit: 'ms',
      spread: of(first, 'paint'),
      ceiling: 2_500,
    },
    { id: 'P6', what: 'first load: layout shift', unit: '', spread: of(first, 'shift'), ceiling: 0.02 },
    {
      id: 'P6',
      what: 'reload offline, slow phone: largest paint',
      unit: 'ms',
      spread: of(offline, 'paint'),
      ceiling: 2_500,
    },
    { id: 'P6', what: 'reload offline: layout shift', unit: '', spread: of(offline, 'shift'), ceiling: 0.02 },
    {
      id: 'P6',
      what: 'from Update Now until it stands',
      unit: 'ms',
      spread: spreadOf(update),
      ceiling: 2_500,
    },
  ];
}

async function open(browser: Browser, url: string, token: string, dist: string) {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce', locale: 'en-IN' });
  await context.addInitScript(signInHere, { token, role: 'PATIENT' as const });
  await context.addInitScript(watchPaints);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const throttle = async (conditions: typeof line, rate: number) => {
    await devtools.send('Network.emulateNetworkConditions', conditions);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  };
  const calm = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  const stands = () => page.getByRole('heading', { level: 1 }).waitFor();

  return {
    context,
    async load(): Promise<Load> {
      await throttle(line, slowdown);
      await page.goto(`${url}/dashboard`, { waitUntil: 'commit' });
      await stands();
      const names = await page.evaluate(namesOfScripts);
      const script = names.reduce((sum, name) => sum + gzipSync(readFileSync(join(dist, name))).length, 0);
      return { ...(await settled(page)), script: script / 1_000 };
    },
    /** Resolves once the worker serves the page. */
    async untilKept(): Promise<void> {
      await throttle(calm, 1);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    },
    async reloadOffline(): Promise<Load> {
      await context.setOffline(true);
      await throttle({ ...calm, offline: true }, slowdown);
      await page.reload({ waitUntil: 'commit' });
      await stands();
      const paints = await settled(page);
      await throttle(calm, 1);
      await context.setOffline(false);
      return { ...paints, script: 0 };
    },
    /** @returns milliseconds */
    async update(): Promise<number> {
      const now = page.getByRole('button', { name: 'Update Now' });
      await now.waitFor({ timeout: 60_000 });
      await page.evaluate(() => Object.assign(window, { isOld: true }));
      const began = performance.now();
      await now.click();
      await page.waitForFunction(() => !('isOld' in window) && document.querySelector('h1') !== null);
      return performance.now() - began;
    },
  };
}

/** Runs in the page. @returns addresses of the scripts that have been fetched so far */
function namesOfScripts(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return [...new Set(addresses.filter((address) => address.endsWith('.js')))];
}

/** Runs in the page before anything else. */
function watchPaints(): void {
  const seen = { paint: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) seen.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { seenPaints: seen });
}

/** Returns the paints, once nothing new has been painted for a while. */
async function settled(page: Page): Promise<{ paint: number; shift: number }> {
  return page.evaluate(async () => {
    const { seenPaints } = window as unknown as { seenPaints: { paint: number; shift: number } };
    let before: string;
    do {
      before = JSON.stringify(seenPaints);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
    } while (before !== JSON.stringify(seenPaints));
    return seenPaints;
  });
}

/** Installs another worker, as a new build does. */
function makeNewVersion(dist: string, round: number): void {
  const worker = join(dist, 'service-worker.js');
  writeFileSync(worker, `${readFileSync(worker, 'utf8')}\n// ${round}`);
}
