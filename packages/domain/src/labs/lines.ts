import { type Box, bottom, distance, median, type Page, type Word } from './page';

/** The words of one printed line, from left to right, in cells that white space sets apart. */
export type Line = { page: number; words: readonly Word[]; cells: readonly (readonly Word[])[] };

const middle = (box: Box) => box.y + box.height / 2;

/** Ruled lines of a table, as a scan reads them. */
const isRule = ({ text }: Word) => /^[|_\-–—=~.·•:;'"`‘’“”\\/[\]{}()]+$/.test(text) && !/^-$/.test(text);

/** Words stuck to the rules of their cell. What may have been a digit is left as the other reading. */
function withoutRules(word: Word): Word {
  const text = word.text.replace(/^[|[\]{}]+(?=[^|[\]{}])/, '').replace(/(?<=[^|[\]{}])[|{}]+$/, '');
  if (text === word.text || text === '') return word;
  const couldBeDigit = /^[|[\]]+\d|\d[|\]]+$/.test(word.text);
  return couldBeDigit && word.otherwise === undefined
    ? { ...word, text, otherwise: word.text.replaceAll(/[|[\]]/g, '1') }
    : { ...word, text };
}

/** By how much a page is turned: the slope at which its words stand on the fewest, fullest lines. */
function slopeOf(words: readonly Word[], height: number): number {
  let best = { slope: 0, score: -1 };
  for (let step = -60; step <= 60; step += 1) {
    const slope = step / 600;
    const rows = new Map<number, number>();
    for (const { box } of words) {
      const row = Math.round((middle(box) - slope * (box.x + box.width / 2)) / (height / 2));
      rows.set(row, (rows.get(row) ?? 0) + box.width);
    }
    let score = 0;
    for (const width of rows.values()) score += width * width;
    // Upright unless another slope is clearly better.
    if (score > best.score * (step === 0 ? 0.995 : 1.005)) best = { slope, score };
  }
  return best.slope;
}

/** The lines of a page from top to bottom, also of one that was scanned a little turned or bent. */
export function linesOf(page: Page, number: number): Line[] {
  const words = page.words.filter((word) => word.text.trim() !== '' && !isRule(word)).map(withoutRules);
  if (words.length === 0) return [];
  const height = median(words.map(({ box }) => box.height)) || 1;
  // A text layer stands upright.
  const slope = words.some(({ confidence }) => confidence < 1) ? slopeOf(words, height) : 0;
  const level = (box: Box) => middle(box) - slope * (box.x + box.width / 2);
  const rows: { words: Word[]; level: number }[] = [];
  for (const word of words.toSorted((a, b) => a.box.x - b.box.x)) {
    // The level of the row's nearest word counts, so that a bent line stays one.
    let nearest: (typeof rows)[number] | undefined;
    for (const row of rows) {
      const away = Math.abs(row.level - level(word.box));
      if (away < height * 0.55 && (!nearest || away < Math.abs(nearest.level - level(word.box))))
        nearest = row;
    }
    if (!nearest) {
      rows.push({ words: [word], level: level(word.box) });
      continue;
    }
    nearest.words.push(word);
    nearest.level = nearest.level * 0.4 + level(word.box) * 0.6;
  }
  return rows
    .toSorted((a, b) => a.level - b.level)
    .map((row) => ({ page: number, words: row.words, cells: cellsOf(row.words, height) }));
}

function cellsOf(words: readonly Word[], height: number): Word[][] {
  const cells: Word[][] = [];
  let last: Word | undefined;
  for (const word of words) {
    const cell = cells.at(-1);
    if (!cell || !last || distance(last.box, word.box) > height * 0.85) cells.push([word]);
    else cell.push(word);
    last = word;
  }
  return cells;
}

/** How far below a line another begins, in heights of a word. */
export function linesBetween(upper: Line, lower: Line): number {
  const [a, b] = [upper.words[0], lower.words[0]];
  if (!a || !b || upper.page !== lower.page) return Number.POSITIVE_INFINITY;
  return (b.box.y - bottom(a.box)) / Math.max(1e-9, Math.min(a.box.height, b.box.height));
}
