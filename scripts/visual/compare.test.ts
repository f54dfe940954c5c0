import { describe, expect, it } from '@jest/globals';
import { compare } from './compare';
import type { Pixels } from './pixels';

const white = 0xffffffff;
const ink = 0xff1f2112;

function sheetOf(width: number, height: number, marks: readonly [x: number, y: number][] = []): Pixels {
  const data = new Uint32Array(width * height).fill(white);
  for (const [x, y] of marks) data[y * width + x] = ink;
  return { width, height, data };
}

describe('comparing two pictures', () => {
  it('says nothing of two that are alike', () => {
    expect(compare(sheetOf(20, 20, [[3, 4]]), sheetOf(20, 20, [[3, 4]]))).toBeUndefined();
  });

  it('finds one pixel, by the last bit of one colour', () => {
    const after = sheetOf(20, 20);
    after.data[5 * 20 + 7] = white - 1;
    const difference = compare(sheetOf(20, 20), after);
    expect(difference?.count).toBe(1);
    expect(difference?.boxes).toEqual([{ x: 7, y: 5, width: 1, height: 1 }]);
  });

  it('tells places apart that lie far from each other, and holds together what is near', () => {
    const after = sheetOf(40, 200, [
      [2, 10],
      [30, 14],
      [5, 150],
    ]);
    expect(compare(sheetOf(40, 200), after)?.boxes).toEqual([
      { x: 2, y: 10, width: 29, height: 5 },
      { x: 5, y: 150, width: 1, height: 1 },
    ]);
  });

  it('counts what a longer or wider picture has more', () => {
    const difference = compare(sheetOf(10, 10), sheetOf(12, 11));
    expect(difference?.count).toBe(12 * 11 - 10 * 10);
    expect(difference?.picture).toMatchObject({ width: 12, height: 11 });
  });

  it('marks what changed, frames it, and lets the rest fade', () => {
    const picture = compare(
      sheetOf(20, 20, [[1, 1]]),
      sheetOf(20, 20, [
        [1, 1],
        [10, 10],
      ]),
    )?.picture;
    const at = (x: number, y: number) => picture?.data[y * 20 + x];
    expect(at(10, 10)).toBe(0xff8a00e6);
    expect(at(6, 10)).toBe(0xff8a00e6);
    expect(at(1, 1)).toBe(0xffc7c8c4);
    expect(at(0, 19)).toBe(white);
  });
});
