import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run';
import { buildCatalogue, catalogue } from '../stories/build';
import { serve } from '../stories/serve';
import { findSheets, type Sheet, shotsOf } from '../visual/shots';
import { installBackstop, setUpBackstop } from './backstop';
import type { Result } from './report';
import { inTurns, ratioOf, spreadOf } from './rounds';

/** The number of stories that BackstopJS takes a minute for, which is enough. */
const sample = 10;

/** The catalogue to take pictures of: `CATALOGUE` names one that is already built, otherwise it is the repository's own. */
const built = process.env.CATALOGUE ?? catalogue;

/** Pictures a minute, from the start of the command to its end: the same pages in the same Chromium, taken and compared. */
export async function measureVisual({ rounds }: { rounds: number }): Promise<Result[]> {
  if (built === catalogue) buildCatalogue();
  const all = findSheets(built);
  const folder = mkdtempSync(join(tmpdir(), 'nadi-bench-visual-'));
  const site = await serve(built);
  try {
    const results = await measureBeside(folder, site.url, spread(all), rounds);
    const whole = await ours(join(folder, 'whole'), all);
    const paces: number[] = [];
    for (let round = 0; round < Math.min(rounds, 3); round += 1) paces.push(await whole());
    const what = `pictures, all ${shotsOf(all).length} of the catalogue`;
    return [...results, { id: 'P8', what, unit: 'a minute', spread: spreadOf(paces), floor: 300 }];
  } finally {
    site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureBeside(
  folder: string,
  url: string,
  sheets: Sheet[],
  rounds: number,
): Promise<Result[]> {
  if (!(await installBackstop())) {
    console.log('Skipped: BackstopJS could not be installed, so nothing is measured beside it.');
    return [];
  }
  const backstop = setUpBackstop(
    folder,
    url,
    sheets.map(({ story }) => story),
  );
  if (!(await backstop.accept())) {
    console.log('Skipped: BackstopJS cannot take pictures here, so nothing is measured beside it.');
    return [];
  }
  const measured = await inTurns(rounds, {
    ours: await ours(join(folder, 'ours'), sheets),
    // Differences that it causes itself do not end the measurement.
    backstop: () => paceOf(sheets, () => backstop.test()),
  });
  return [
    { id: 'P8', what: 'pictures, ours', unit: 'a minute', spread: spreadOf(measured.ours) },
    { id: 'P8', what: 'pictures, BackstopJS', unit: 'a minute', spread: spreadOf(measured.backstop) },
    { id: 'P8', what: 'ours / BackstopJS', unit: 'x', spread: ratioOf(measured.ours, measured.backstop) },
  ];
}

/** Accepts once and returns a function that measures a run; a run with a false difference does not count. */
async function ours(folder: string, sheets: readonly Sheet[]): Promise<() => Promise<number>> {
  const visual = (...args: string[]) =>
    run(
      process.execPath,
      [
        ...['--import', 'tsx', 'scripts/visual/main.ts', '--no-review', '--built', built],
        ...['--baselines', join(folder, 'baselines'), '--results', join(folder, 'results')],
        ...['--only', sheets.map(({ story }) => story).join(','), ...args],
      ],
      { isQuiet: true },
    );
  if (!(await visual('--update'))) throw new Error('A sheet could not be pictured.');
  return () =>
    paceOf(sheets, async () => {
      if (!(await visual())) throw new Error('A sheet was drawn otherwise than a moment ago.');
    });
}

async function paceOf(sheets: readonly Sheet[], take: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await take();
  return (shotsOf(sheets).length / (performance.now() - began)) * 60_000;
}

/** A sample of all kinds: one story out of every so many. */
const spread = (sheets: Sheet[]): Sheet[] =>
  sheets.filter((_, index) => index % Math.max(1, Math.floor(sheets.length / sample)) === 0).slice(0, sample);
