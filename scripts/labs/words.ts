import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@nadi/domain/labs/page';
import type { Layout } from './corpus/compose';
import { layouts } from './corpus/layouts';
import { heldOutLayouts } from './corpus/layouts-held-out';
import { type ScanKind, scanKinds } from './scans';

export const allLayouts: readonly Layout[] = [...layouts, ...heldOutLayouts];

const folder = join(import.meta.dirname, 'words');

/** Each layout is scanned in one of the five ways. */
export const kindOfScan = (layout: Layout): ScanKind =>
  scanKinds[allLayouts.indexOf(layout) % scanKinds.length] ?? 'clean';

const fileOf = (layout: Layout) => join(folder, `${layout.id}.${kindOfScan(layout)}.tsv`);

export const isStored = (layout: Layout): boolean => existsSync(fileOf(layout));

/** Stores what the recognition made of a scan once: a line a word, a heading a page. */
export function storeWords(layout: Layout, pages: readonly Page[]): void {
  mkdirSync(folder, { recursive: true });
  const lines = pages.flatMap(({ width, height, words }) => [
    `page\t${width}\t${height}`,
    ...words.map(({ text, box, confidence, otherwise }) =>
      [
        Math.round(confidence * 100),
        ...[box.x, box.y, box.width, box.height].map(Math.round),
        text,
        ...(otherwise === undefined ? [] : [otherwise]),
      ].join('\t'),
    ),
  ]);
  writeFileSync(fileOf(layout), `${lines.join('\n')}\n`);
}

export function storedWords(layout: Layout): Page[] {
  const pages: { width: number; height: number; words: Page['words'][number][] }[] = [];
  for (const line of readFileSync(fileOf(layout), 'utf8').trimEnd().split('\n')) {
    const fields = line.split('\t');
    if (fields[0] === 'page') {
      pages.push({ width: Number(fields[1]), height: Number(fields[2]), words: [] });
      continue;
    }
    const [confidence = 0, x = 0, y = 0, width = 0, height = 0] = fields.slice(0, 5).map(Number);
    const [text = '', otherwise] = fields.slice(5);
    pages.at(-1)?.words.push({
      text,
      confidence: confidence / 100,
      box: { x, y, width, height },
      ...(otherwise === undefined ? {} : { otherwise }),
    });
  }
  return pages;
}
