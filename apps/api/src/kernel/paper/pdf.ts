import type { Page, Word } from '@nadi/domain/labs/page';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawPage, openPdf } from './open-pdf';

type Item = { str: string; width: number; height: number; transform: number[] };

async function each<T>(
  bytes: Uint8Array,
  work: (page: PDFPageProxy, document: PDFDocumentProxy) => Promise<T>,
): Promise<T[]> {
  // A copy, because pdfjs takes the buffer away from its owner.
  const loading = openPdf(new Uint8Array(bytes));
  try {
    const document = await loading.promise;
    const results: T[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      results.push(await work(page, document));
      page.cleanup();
    }
    return results;
  } finally {
    await loading.destroy();
  }
}

/** The words of the text layer with their places; a page without one has none. */
export async function wordsOfPdf(bytes: Uint8Array): Promise<Page[]> {
  return await each(bytes, async (page) => {
    const { width, height } = page.getViewport({ scale: 1 });
    const content = await page.getTextContent();
    const words = content.items.flatMap((item) => ('str' in item ? wordsOfItem(item as Item, height) : []));
    return { width, height, words: joined(words) };
  });
}

/** An item is a run of letters: its words share its width by their letters. */
function wordsOfItem({ str, width, height, transform }: Item, pageHeight: number): Word[] {
  const [, , , , x = 0, baseline = 0] = transform;
  if (str.trim() === '' || height === 0) return [];
  const perLetter = width / str.length;
  return [...str.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    confidence: 1,
    box: {
      x: x + index * perLetter,
      y: pageHeight - baseline - height * 0.75,
      width: text.length * perLetter,
      height: height * 0.95,
    },
  }));
}

/** Runs that touch are one word: a font may change within it. */
function joined(words: readonly Word[]): Word[] {
  const whole: Word[] = [];
  for (const word of words) {
    const last = whole.at(-1);
    const isTouching =
      last &&
      Math.abs(last.box.y - word.box.y) < word.box.height * 0.2 &&
      Math.abs(last.box.x + last.box.width - word.box.x) < word.box.height * 0.04;
    if (!last || !isTouching) whole.push(word);
    else {
      const box = { ...last.box, width: word.box.x + word.box.width - last.box.x };
      whole[whole.length - 1] = { ...last, text: last.text + word.text, box };
    }
  }
  return whole;
}

/** Each page as a picture (PNG), for those that are only scans. */
export async function picturesOfPdf(bytes: Uint8Array, dotsPerInch = 200): Promise<Buffer[]> {
  return await each(bytes, async (page, document) => {
    const canvas = await drawPage(document, page, dotsPerInch / 72);
    return await canvas.encode('png');
  });
}
