import type { Pixels } from './pixels';

export type Box = { x: number; y: number; width: number; height: number };

export type Difference = {
  /** The number of pixels that changed. */
  count: number;
  /** The places that changed, from top to bottom. */
  boxes: Box[];
  /** The current picture, faint, with the changes in a colour that no theme has. */
  picture: Pixels;
};

// Little-endian: alpha, blue, green, red.
const changed = 0xff_8a_00_e6;
const outside = 0xff_ff_ff_ff;

/** The number of unchanged rows that separate two places. */
const gap = 24;
const margin = 4;

/**
 * Compares every pixel: the same browser draws the same page identically, and pictures of different browsers are never compared.
 * Undefined if nothing changed.
 *
 * @param isSame tells if a colour of the first picture stands for one of the second; if left out, they must be equal
 */
export function compare(
  before: Pixels,
  after: Pixels,
  isSame = (was: number, is: number): boolean => was === is,
): Difference | undefined {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const data = new Uint32Array(width * height);
  const boxes: Box[] = [];
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    let [first, last] = [width, -1];
    for (let x = 0; x < width; x += 1) {
      const [was, is] = [at(before, x, y), at(after, x, y)];
      if (was === is || (was !== undefined && is !== undefined && isSame(was, is)))
        data[y * width + x] = fade(is ?? outside);
      else {
        data[y * width + x] = changed;
        count += 1;
        first = Math.min(first, x);
        last = x;
      }
    }
    if (last >= 0) widen(boxes, { x: first, y, width: last - first + 1, height: 1 });
  }
  if (count === 0) return undefined;
  const picture = { width, height, data };
  for (const box of boxes) outline(picture, box);
  return { count, boxes, picture };
}

function at({ width, height, data }: Pixels, x: number, y: number): number | undefined {
  return x < width && y < height ? data[y * width + x] : undefined;
}

/** Fades a colour to a quarter, on white. */
function fade(colour: number): number {
  const channel = (shift: number) => 255 - ((255 - ((colour >>> shift) & 255)) >> 2);
  return ((255 << 24) | (channel(16) << 16) | (channel(8) << 8) | channel(0)) >>> 0;
}

function widen(boxes: Box[], row: Box): void {
  const box = boxes.at(-1);
  if (!box || row.y - (box.y + box.height) > gap) {
    boxes.push(row);
    return;
  }
  const right = Math.max(box.x + box.width, row.x + row.width);
  box.x = Math.min(box.x, row.x);
  box.width = right - box.x;
  box.height = row.y + 1 - box.y;
}

/** Draws a frame around a place: a single pixel cannot be found by eye. */
function outline({ width, height, data }: Pixels, box: Box): void {
  const [left, right] = [Math.max(0, box.x - margin), Math.min(width - 1, box.x + box.width + margin)];
  const [top, bottom] = [Math.max(0, box.y - margin), Math.min(height - 1, box.y + box.height + margin)];
  for (let x = left; x <= right; x += 1) for (const y of [top, bottom]) data[y * width + x] = changed;
  for (let y = top; y <= bottom; y += 1) for (const x of [left, right]) data[y * width + x] = changed;
}
