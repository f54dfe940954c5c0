/**
 * `npm run stories`: plays every story of the catalogue in Chromium and checks it with axe in every theme. `--only <part>` runs
 * those with this text in their id, or several with commas, `--files <paths>` those of these files; `--built <folder>` uses a catalogue that was built elsewhere.
 */
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { launchBrowser } from '../browser';
import { share } from '../test/grows';
import { isMeant } from '../visual/shots';
import { buildCatalogue, catalogue } from './build';
import { createChecker } from './check';
import { openContext, openPreview } from './drive';
import { checkForcedColours } from './forced-colours';
import { storiesOf } from './index-of';
import { checkPaper } from './paper';
import { type Failure, report, results, tell } from './report';
import { serve } from './serve';

const { values } = parseArgs({
  options: { only: { type: 'string' }, files: { type: 'string' }, built: { type: 'string' } },
});
const { only = '', files, built } = values;

mkdirSync(results, { recursive: true });
if (!built) buildCatalogue();
const folder = built ?? catalogue;

const chosen = files?.split(',');
const stories = storiesOf(folder)
  .filter(({ id, file }) => isMeant(id, only) && (!chosen || chosen.includes(file)))
  .map(({ id }) => id);
if (stories.length === 0) {
  console.error(files ? 'These files have no story.' : `No story has "${only}" in its id.`);
  process.exit(1);
}

// At the product's path: a story that requests a file at the root of the site does not find it.
const site = await serve(folder, '/storybook');
const browser = await chromium.launch(launchBrowser());
const failures: Failure[] = [];
const took: { story: string; ms: number }[] = [];
try {
  const waiting = [...stories];
  const newPage = async () => (await openContext(browser)).newPage();
  const keep = (found: readonly Failure[]) => {
    found.forEach(tell);
    failures.push(...found);
  };
  const work = async () => {
    const check = await createChecker(await newPage(), site.url);
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      const began = performance.now();
      keep(await check(story));
      took.push({ story, ms: performance.now() - began });
      if (waiting.length > 0 && waiting.length % 100 === 0) console.log(`${waiting.length} to go`);
    }
  };
  await Promise.all([work(), work()]);
  const page = await newPage();
  await openPreview(page, site.url);
  const isWanted = (story: string) => stories.includes(story);
  keep(await checkForcedColours(page, isWanted));
  keep(await checkPaper(page, isWanted));
} finally {
  await browser.close();
  site.stop();
}
// The number of components, charts and layouts does not grow with the product.
const isOfScreen = (story: string) => /^(screens|app)-/.test(story);
const shares = share(
  took,
  ({ story }) => (isOfScreen(story) ? 'screen' : undefined),
  ({ ms }) => ms,
);
report(stories, failures, shares);
process.exit(failures.length === 0 ? 0 : 1);
