/** In the page's own units, from its upper left corner. */
export type Box = { x: number; y: number; width: number; height: number };

export type Word = {
  text: string;
  box: Box;
  /** 0 to 1. The text layer of a PDF is certain of its letters: 1. */
  confidence: number;
  /** The text that a second reading of the same place made of it, where that differs. An empty text: the second reading saw nothing. */
  otherwise?: string;
};

export type Page = { width: number; height: number; words: readonly Word[] };

/** Some words of one line, as one. */
export type Part = { text: string; box: Box; confidence: number };

export const right = ({ x, width }: Box): number => x + width;
export const bottom = ({ y, height }: Box): number => y + height;

export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map(right)) - x,
    height: Math.max(...boxes.map(bottom)) - y,
  };
}

export const toPart = (words: readonly Word[]): Part => ({
  text: words.map(({ text }) => text).join(' '),
  box: around(words.map(({ box }) => box)),
  confidence: Math.min(1, ...words.map(({ confidence }) => confidence)),
});

/** How far two stretches of a line are from each other; negative by as much as they overlap. */
export const distance = (one: Box, other: Box): number =>
  Math.max(one.x, other.x) - Math.min(right(one), right(other));

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};
