import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import { startServerProcess } from '../../apps/api/scripts/test/server-process';
import { launchBrowser } from '../browser';
import { freePort } from '../free-port';
import { root } from '../root';
import type { Person } from './outbox/shared';
import type { Result } from './report';
import { inTurns, ratioOf, spreadOf } from './rounds';
import type { Stage } from './stage';

const folder = join(root, 'node_modules/.cache/nadi-bench-outbox');
const records = 1_000;
/** Workbox sends each record on its own; the rate limit of one person is too low for that. */
const peopleOfWorkbox = 4;

/** P7: sends records that waited in the browser to the API on Postgres, compared with Workbox Background Sync in the same browser. */
export async function measureOutbox(stage: Stage, rounds: number): Promise<Result[]> {
  const dist = await buildPages();
  const env = { ...stage.env, PORT: String(await freePort()), WEB_DIST: dist };
  const server = await startServerProcess(env);
  const browser = await chromium.launch(launchBrowser());
  try {
    const page = await browser.newPage();
    await page.goto(`http://nadi.localhost:${env.PORT}/`);
    const url = `http://127.0.0.1:${env.PORT}/api/v1`;
    const { ours, workbox } = await inTurns(rounds, {
      ours: () => measure(page, 'replayOurs', 1, stage, url),
      workbox: () => measure(page, 'replayWorkbox', peopleOfWorkbox, stage, url),
    });
    return [
      {
        id: 'P7',
        what: 'outbox: 1,000 records, each once',
        unit: 'records/s',
        spread: spreadOf(ours),
        floor: 500,
      },
      { id: 'P7', what: 'Workbox Background Sync: the same', unit: 'records/s', spread: spreadOf(workbox) },
      { id: 'P7', what: 'outbox beside Workbox', unit: 'x', spread: ratioOf(ours, workbox) },
    ];
  } finally {
    await browser.close();
    await server.kill();
  }
}

/** @returns records per second, after checking that the server has each of them once */
async function measure(
  page: Page,
  way: 'replayOurs' | 'replayWorkbox',
  count: number,
  stage: Stage,
  url: string,
): Promise<number> {
  const people = (await stage.addPatients(count)).map(({ userId, token }): Person => ({ userId, token }));
  const who = way === 'replayOurs' ? people[0] : people;
  const call = `${way}(${JSON.stringify(who)}, ${records})`;
  const milliseconds = await page.evaluate<number>(call);
  const totals = await Promise.all(people.map(({ token }) => totalOf(url, token)));
  const total = totals.reduce((sum, one) => sum + one, 0);
  if (total !== records) throw new Error(`${way}: of ${records} records the server has ${total}.`);
  return (records / milliseconds) * 1_000;
}

async function totalOf(url: string, token: string): Promise<number> {
  const answer = await fetch(`${url}/vital-signs?limit=1`, { headers: { Authorization: `Bearer ${token}` } });
  const { pagination } = (await answer.json()) as { pagination: { total: number } };
  return pagination.total;
}

/** Opens a page with both, served like the app. */
async function buildPages(): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const source = (name: string) => join(import.meta.dirname, 'outbox', name);
  const common = { bundle: true, minify: true, target: 'es2022', define: productionOnly } as const;
  await build({ ...common, entryPoints: [source('page.ts')], outfile: join(folder, 'assets/page.js') });
  await build({
    ...common,
    entryPoints: [source('worker.ts')],
    outfile: join(folder, 'service-worker.js'),
  });
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>Outbox</title><script src="/assets/page.js"></script>',
  );
  return folder;
}

const productionOnly = {
  'process.env.NODE_ENV': '"production"',
  'import.meta.env': '{"DEV":false}',
};
