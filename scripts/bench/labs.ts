import { readLabs } from '@nadi/domain/labs/read-labs';
import { wordsOfPdf } from '../../apps/api/src/kernel/paper/pdf';
import { openPictureReader } from '../../apps/api/src/kernel/paper/picture';
import { compose, type Layout } from '../labs/corpus/compose';
import { drawReport } from '../labs/corpus/draw';
import { type Score, score, total } from '../labs/score';
import { scansOf } from '../labs/store-words';
import { allLayouts, kindOfScan } from '../labs/words';
import type { Result } from './report';
import { spreadOf } from './rounds';

type Read = { layout: Layout; score: Score; secondsPerPage: number };

/** Reads every made-up laboratory report twice: from its text layer, and from a scan of it that is recognised now. */
export async function measureLabs(): Promise<Result[]> {
  const fromText: Read[] = [];
  for (const layout of allLayouts) {
    const report = compose(layout);
    const pdf = await drawReport(report);
    const start = performance.now();
    const pages = await wordsOfPdf(pdf);
    const read = readLabs(pages);
    fromText.push({
      layout,
      score: score(report, read),
      secondsPerPage: (performance.now() - start) / 1000 / pages.length,
    });
  }
  const reader = await openPictureReader();
  const fromScans: Read[] = [];
  for (const layout of allLayouts) {
    const pictures = await scansOf(layout, kindOfScan(layout));
    const start = performance.now();
    const pages = [];
    for (const picture of pictures) pages.push(await reader.read(picture));
    const secondsPerPage = (performance.now() - start) / 1000 / pages.length;
    fromScans.push({ layout, score: score(compose(layout), readLabs(pages)), secondsPerPage });
  }
  await reader.close();
  return [
    ...lines(
      'text layers',
      fromText.filter(({ layout }) => !layout.isHeldOut),
    ),
    ...lines(
      'text layers held out',
      fromText.filter(({ layout }) => layout.isHeldOut),
    ),
    ...lines(
      'scans',
      fromScans.filter(({ layout }) => !layout.isHeldOut),
    ),
    ...lines(
      'scans held out',
      fromScans.filter(({ layout }) => layout.isHeldOut),
    ),
  ];
}

function lines(what: string, reads: readonly Read[]): Result[] {
  const { right, ready, returned, expected, unseen, wrongUnflagged, wrongBeside } = total(
    reads.map((one) => one.score),
  );
  for (const one of [...wrongUnflagged, ...wrongBeside])
    console.log(`  wrong without a doubt, ${what}: ${one}`);
  const line = (name: string, unit: string, ...values: number[]) => ({
    id: 'L1',
    what: `${what}: ${name}`,
    unit,
    spread: spreadOf(values),
  });
  return [
    { ...line('wrong without a doubt', 'values', wrongUnflagged.length + wrongBeside.length), ceiling: 0 },
    line('precision', `% of ${returned}`, (100 * right) / returned),
    line('recall', `% of ${expected}`, (100 * right) / expected),
    line('ready to save as read', `% of ${expected}`, (100 * ready) / expected),
    line('neither found nor shown', `of ${expected}`, unseen),
    line('a page', 's', ...reads.map(({ secondsPerPage }) => secondsPerPage)),
  ];
}
