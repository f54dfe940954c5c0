import type { Pixels } from './pixels';

/** Maximum size of a WebP in either direction: 16,383. */
const longest = 16_000;

/**
 * The codec reuses content from the last million pixels, fewer than one state of a screen has at 1280: in a picture much larger
 * than this, similar states must be next to each other.
 */
const largest = 4 * 2 ** 20;

/** Fills the space below a state that is shorter than its neighbours: a colour that no theme has. */
const ground = 0xff_91_8f_8d;

/**
 * Lays out a screenshot for storing: unchanged, or, if it is large and shows several states below each other, with the states side by
 * side, in as few rows as the format allows. A change in the height of one state then moves none of the others in its row.
 *
 * @param tops start of each state, from top to bottom; anything above the first belongs to it
 */
export function arrange(shot: Pixels, tops: readonly number[], limits = { largest, longest }): Pixels {
  const { width, height } = shot;
  if (width * height <= limits.largest || tops.length < 2) return fold(shot, limits.longest);
  const states = tops.map((top, index) => ({
    from: index === 0 ? 0 : top,
    to: tops[index + 1] ?? height,
  }));
  const rows = inRows(states, Math.max(1, Math.floor(limits.longest / width)));
  const heights = rows.map((row) => Math.max(...row.map(({ from, to }) => to - from)));
  const total = heights.reduce((sum, one) => sum + one, 0);
  if (total > limits.longest) return fold(shot, limits.longest);
  const whole = blank(width * (rows[0]?.length ?? 0), total);
  let y = 0;
  for (const [index, row] of rows.entries()) {
    for (const [column, { from, to }] of row.entries()) copy(shot, from, to, whole, column * width, y);
    y += heights[index] ?? 0;
  }
  return whole;
}

/** As few rows as possible, and none much shorter than the others. */
function inRows<Item>(items: readonly Item[], most: number): Item[][] {
  const each = Math.ceil(items.length / Math.ceil(items.length / most));
  return Array.from({ length: Math.ceil(items.length / each) }, (_, row) =>
    items.slice(row * each, (row + 1) * each),
  );
}

/** Content that is too long for the format continues in the next column. */
function fold(shot: Pixels, limit: number): Pixels {
  const columns = Math.ceil(shot.height / limit);
  if (columns <= 1) return shot;
  const whole = blank(shot.width * columns, limit);
  for (let column = 0; column < columns; column += 1)
    copy(shot, column * limit, Math.min(shot.height, (column + 1) * limit), whole, column * shot.width, 0);
  return whole;
}

const blank = (width: number, height: number): Pixels => ({
  width,
  height,
  data: new Uint32Array(width * height).fill(ground),
});

function copy(shot: Pixels, from: number, to: number, whole: Pixels, x: number, y: number): void {
  for (let row = from; row < to; row += 1)
    whole.data.set(
      shot.data.subarray(row * shot.width, (row + 1) * shot.width),
      (y + row - from) * whole.width + x,
    );
}
