import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { arrange } from './arrange';
import type { Pixels } from './pixels';

const ground = 0xff_91_8f_8d;

/** One pixel wide, with its position as its colour. */
const long = (height: number): Pixels => ({
  width: 1,
  height,
  data: Uint32Array.from({ length: height }, (_, row) => row),
});
const rowsOf = ({ width, height, data }: Pixels) =>
  Array.from({ length: height }, (_, row) => [...data.subarray(row * width, (row + 1) * width)]);

describe('how a screenshot is kept', () => {
  it('as it is, where it is small or shows one state', () => {
    expect(arrange(long(5), [0, 2], { largest: 5, longest: 9 })).toEqual(long(5));
    expect(arrange(long(5), [0], { largest: 1, longest: 9 })).toEqual(long(5));
    expect(arrange(long(5), [], { largest: 1, longest: 9 })).toEqual(long(5));
  });

  it('in a next column, where it is too long for the format', () => {
    expect(rowsOf(arrange(long(5), [], { largest: 9, longest: 3 }))).toEqual([
      [0, 3],
      [1, 4],
      [2, ground],
    ]);
  });

  it('keeps states beside each other in a large screenshot, and the first with what stands above it', () => {
    expect(rowsOf(arrange(long(6), [1, 3, 4], { largest: 1, longest: 3 }))).toEqual([
      [0, 3, 4],
      [1, ground, 5],
      [2, ground, ground],
    ]);
  });

  it('in as few rows as the format allows, none much shorter than the others', () => {
    expect(rowsOf(arrange(long(5), [0, 1, 2, 3], { largest: 1, longest: 3 }))).toEqual([
      [0, 1],
      [2, 3],
      [ground, 4],
    ]);
  });

  it('keeps each pixel once, and within the format, whatever it shows', () => {
    const sheet = fc
      .tuple(
        fc.integer({ min: 1, max: 300 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 299 }), { maxLength: 30 }),
      )
      .map(([height, tops]) => ({
        shot: long(height),
        tops: tops.filter((top) => top < height).sort((one, other) => one - other),
      }));
    fc.assert(
      fc.property(sheet, ({ shot, tops }) => {
        const { width, height, data } = arrange(shot, tops, { largest: 20, longest: 25 });
        const kept = [...data].filter((colour) => colour !== ground);
        expect(kept.sort((one, other) => one - other)).toEqual([...shot.data]);
        expect(Math.max(width, height)).toBeLessThanOrEqual(25);
      }),
    );
  });
});
