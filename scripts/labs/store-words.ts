/**
 * `npx tsx scripts/labs/store-words.ts`: scans every report of the corpus, reads the scans, and stores the words for the tests. Run it
 * after a change of the drawing, the scans or the recognition; `--new` reads only what is not stored.
 */
import { picturesOfPdf } from '../../apps/api/src/kernel/paper/pdf';
import { openPictureReader } from '../../apps/api/src/kernel/paper/picture';
import { compose, type Layout } from './corpus/compose';
import { drawReport } from './corpus/draw';
import { type ScanKind, scan } from './scans';
import { allLayouts, isStored, kindOfScan, storeWords } from './words';

/** The pages of a report, each as a scanner or a phone would hand them over. */
export async function scansOf(layout: Layout, kind: ScanKind): Promise<Buffer[]> {
  const pictures = await picturesOfPdf(await drawReport(compose(layout)));
  return await Promise.all(pictures.map((picture, at) => scan(picture, kind, `${layout.id}${at}`)));
}

if (process.argv[1] === import.meta.filename) {
  const isOnlyNew = process.argv.includes('--new');
  const reader = await openPictureReader();
  for (const layout of allLayouts) {
    if (isOnlyNew && isStored(layout)) continue;
    const pages = [];
    for (const picture of await scansOf(layout, kindOfScan(layout))) pages.push(await reader.read(picture));
    storeWords(layout, pages);
    console.log(
      `${layout.id} (${kindOfScan(layout)}): ${pages.map(({ words }) => words.length).join(', ')} words`,
    );
  }
  await reader.close();
}
