import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Box, Page, Word } from '@nadi/domain/labs/page';
import sharp from 'sharp';
import { createWorker, PSM, type Worker } from 'tesseract.js';

const require = createRequire(import.meta.url);
const letters = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');

/** How wide a page is made before it is read: small print needs about 30 pixels a line. */
const readWidth = 2200;

export type PictureReader = {
  /** The words of a picture (PNG, JPEG), read twice: what the second reading sees otherwise stands with the word. */
  read: (picture: Uint8Array) => Promise<Page>;
  close: () => Promise<void>;
};

/** Recognition on this machine, without a network. It holds some 100 MB until it is closed. */
export async function openPictureReader(): Promise<PictureReader> {
  const worker = await createWorker('eng', 1, { langPath: letters, gzip: true, cacheMethod: 'none' });
  return {
    read: (picture) => readTwice(worker, picture),
    close: async () => {
      await worker.terminate();
    },
  };
}

async function readTwice(worker: Worker, picture: Uint8Array): Promise<Page> {
  const upright = await sharp(picture).rotate().greyscale().png().toBuffer();
  const { width, height } = await sharp(upright).metadata();
  const first = await readOnce(worker, upright, width, { toWidth: readWidth, isSoft: false });
  // The second time smaller and softer: what only looked like a letter looks like another then.
  const second = await readOnce(worker, upright, width, { toWidth: readWidth * 0.82, isSoft: true });
  return { width, height, words: first.map((word) => compared(word, first, second)) };
}

type Way = { toWidth: number; isSoft: boolean };

async function readOnce(worker: Worker, picture: Uint8Array, width: number, way: Way): Promise<Word[]> {
  const scale = way.toWidth / width;
  const ready = await evenly(picture, way);
  // It would warn of each picture that says nothing of its size on paper.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, user_defined_dpi: '260' });
  const { data } = await worker.recognize(ready, {}, { blocks: true, text: false });
  return (data.blocks ?? []).flatMap((block) =>
    block.paragraphs.flatMap(({ lines }) =>
      lines.flatMap(({ words }) =>
        words.map(({ text, confidence, bbox }) => ({
          text,
          confidence: Math.min(0.99, confidence / 100),
          box: {
            x: bbox.x0 / scale,
            y: bbox.y0 / scale,
            width: (bbox.x1 - bbox.x0) / scale,
            height: (bbox.y1 - bbox.y0) / scale,
          },
        })),
      ),
    ),
  );
}

/** As large as the reader likes it, without grain, and with the shadow of the hand that held the phone taken out. */
async function evenly(picture: Uint8Array, { toWidth, isSoft }: Way): Promise<Buffer> {
  const sized = sharp(picture)
    .resize({ width: Math.round(toWidth), kernel: 'cubic' })
    .blur(isSoft ? 1.1 : 0.7);
  const { data, info } = await sized.greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const paper = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize({ width: Math.ceil(width / 24) })
    .median(7)
    .blur(3)
    .resize({ width, height, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  for (let at = 0; at < data.length; at += 1) {
    const light = ((data[at] ?? 0) * 250) / Math.max(40, paper[at] ?? 255);
    // Grain on white paper is no letter.
    data[at] = light > 205 ? 255 : light;
  }
  withoutRules(data, width, height);
  return await sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

/** The share of a box that another covers. */
function cover(box: Box, other: Box): number {
  const width = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
  const height = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
  return width > 0 && height > 0 ? (width * height) / (box.width * box.height) : 0;
}

/** Longer than any letter is tall or wide: the rules of a table, for which the reader would take the table as a drawing. */
function withoutRules(data: Buffer, width: number, height: number): void {
  const dark = (at: number) => (data[at] ?? 255) < 170;
  const rules: number[] = [];
  const fringe = [-2, -1, 0, 1, 2];
  const collect = (start: number, step: number, across: number, count: number, least: number) => {
    let run = 0;
    for (let place = 0; place <= count; place += 1) {
      if (place < count && dark(start + place * step)) {
        run += 1;
        continue;
      }
      if (run >= least)
        for (let back = 1; back <= run; back += 1)
          for (const beside of fringe) rules.push(start + (place - back) * step + beside * across);
      run = 0;
    }
  };
  for (let row = 0; row < height; row += 1) collect(row * width, 1, width, width, width / 40);
  for (let column = 0; column < width; column += 1) collect(column, width, 1, height, width / 34);
  for (const at of rules) if (at >= 0 && at < data.length) data[at] = 255;
}

const lettersOf = (words: readonly Word[]) =>
  words
    .toSorted((a, b) => a.box.x - b.box.x)
    .map(({ text }) => text.replaceAll(/[^\p{L}\d.,<>+%-]/gu, ''))
    .join('');

/** The word, with what the second reading has in its place if that differs; where each cuts words is no difference. */
function compared(word: Word, first: readonly Word[], second: readonly Word[]): Word {
  const isSamePlace = (one: Word, other: Word) =>
    cover(one.box, other.box) > 0.5 || cover(other.box, one.box) > 0.5;
  const there = second.filter((other) => isSamePlace(other, word));
  const here = first.filter((one) => there.some((other) => isSamePlace(one, other)));
  if (there.length > 0 && lettersOf(here) === lettersOf(there)) return word;
  return { ...word, otherwise: lettersOf(there) };
}
