/**
 * `npm run visual`: takes a picture of every sheet of the catalogue and compares it with the accepted picture.
 *
 *     -- --review       look at the changes in the browser, and accept them there (opens by itself in a terminal)
 *     -- --update       accept all current pictures
 *     -- --only button  sheets with this text in their id; several with commas
 *
 * `--built <folder>` uses a catalogue that was built elsewhere, `--baselines <folder>` your own pictures if your browser is not
 * the one of the repository's pictures, `--results <folder>` writes the report elsewhere.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { launchBrowser } from '../browser';
import { isServed } from '../browser-from-npm';
import { buildCatalogue, catalogue } from '../stories/build';
import { serve } from '../stories/serve';
import { readFingerprint, takeFingerprint, tellApart, writeFingerprint } from './fingerprint';
import { accept, empty, namesIn, usual } from './places';
import { writePage } from './review/page';
import { serveReview } from './review/server';
import { measureRoom, tellRoom } from './room';
import { look } from './run';
import { findSheets, isMeant, shotOf } from './shots';
import { isWrong, keepCounts, tell } from './tell';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    update: { type: 'boolean', default: false },
    review: { type: 'boolean' },
    'no-review': { type: 'boolean', default: false },
    built: { type: 'string' },
    baselines: { type: 'string', default: usual.baselines },
    results: { type: 'string', default: usual.results },
  },
});
const { only, update, built } = values;
const places = { baselines: values.baselines, results: values.results };
const isWatched = Boolean(process.stdout.isTTY) && !process.env.CI && !values['no-review'];

if (!built) buildCatalogue();
const site = await serve(built ?? catalogue);
const browser = await chromium.launch(launchBrowser());
process.exitCode = await main().finally(async () => {
  await browser.close();
  site.stop();
});

async function main(): Promise<number> {
  const here = await takeFingerprint(browser);
  const kept = readFingerprint(places.baselines);
  const apart = kept ? tellApart(kept, here) : [];
  if (apart.length > 0 && !update) {
    console.log(
      `Nothing was compared: the pictures that were accepted are of another browser.\n    ${apart.join('\n    ')}\n` +
        'For pictures of this browser: `-- --baselines <folder> --update` before a change, `-- --baselines <folder>` after it.',
    );
    // The browser from npm draws the same on each machine that it serves: there, pictures of another are out of date.
    const isFault = isServed();
    const note = `another browser: ${apart.join('; ')}`;
    keepCounts(places, { passed: 0, failed: isFault ? 1 : 0, skipped: isFault ? 0 : 1, note });
    console.log(`\nPictures: 0 as accepted, 0 not, ${isFault ? 'none compared' : 'skipped'}`);
    return isFault ? 1 : 0;
  }
  if (apart.length > 0 && only) {
    console.log(`This browser is another (${apart.join('; ')}): accept all pictures anew, without --only.`);
    return 1;
  }
  if (apart.length > 0) empty(places);

  if (
    findSheets(built ?? catalogue, only).length === 0 &&
    !namesIn(places).some((name) => isMeant(shotOf(name).story, only))
  ) {
    console.log(only ? `No sheet has "${only}" in its id.` : 'The catalogue has no sheets.');
    return 1;
  }
  const run = await look(browser, site.url, built ?? catalogue, places, only);
  await writePage(places, run.findings);
  if (update) {
    const broken = run.findings.filter(({ is }) => is === 'broken');
    const changed = run.findings.filter((finding) => isWrong(finding) && finding.is !== 'broken');
    for (const { name } of changed) accept(places, name);
    writeFingerprint(places.baselines, here);
    if (broken.length > 0) tell(places, { ...run, findings: broken });
    console.log(`\nAccepted: ${changed.length} pictures; ${run.findings.length} are there in all.`);
    return broken.length === 0 ? 0 : 1;
  }
  tell(places, run);
  if (!only) console.log(tellRoom(await measureRoom(places.baselines)));
  const isAllRight = !run.findings.some(isWrong);
  if (!(values.review ?? (isWatched && !isAllRight))) return isAllRight ? 0 : 1;
  if (!kept) writeFingerprint(places.baselines, here);
  const review = await serveReview(places, run.findings);
  console.log(`\nReview: ${review.url}  (Finish there, or Ctrl+C)`);
  return (await review.finished) ? 0 : 1;
}
