import { describe, expect, it } from '@jest/globals';
import { anglesOf, gather, percentsOf, slice, sort } from './parts';

const part = (label: string, value: number | null) => ({ label, value });
const known = (...values: number[]) => values.map((value, index) => ({ label: `p${index}`, value }));
const other = (count: number) => `Other ${count}`;

describe('sort', () => {
  it('takes for unknown what is null, no number or less than nothing', () => {
    const sorted = sort([part('a', 1), part('b', null), part('c', -2), part('d', Number.NaN), part('e', 0)]);
    expect(sorted.known.map(({ label }) => label)).toEqual(['a', 'e']);
    expect(sorted.unknown).toEqual(['b', 'c', 'd']);
  });
});

describe('gather', () => {
  it('keeps six as they are', () => {
    expect(gather(known(1, 2, 3, 4, 5, 6), other)).toHaveLength(6);
  });

  it('makes one of the smallest, and keeps the order of the rest', () => {
    const gathered = gather(known(1, 9, 2, 8, 3, 7, 4), other);
    expect(gathered.map(({ label }) => label)).toEqual(['p1', 'p3', 'p4', 'p5', 'p6', 'Other 2']);
    expect(gathered.at(-1)).toMatchObject({ value: 3, count: 2 });
  });
});

describe('percentsOf', () => {
  it('makes a hundred, whatever was rounded', () => {
    expect(percentsOf([1, 1, 1])).toEqual([34, 33, 33]);
    for (const values of [
      [1, 2, 3, 4],
      [0.1, 99.9],
      [76, 5, 3],
      [1, 1, 1, 1, 1, 1, 1],
    ])
      expect(percentsOf(values).reduce((sum, percent) => sum + percent, 0)).toBe(100);
  });

  it('is nothing of nothing', () => {
    expect(percentsOf([0, 0])).toEqual([0, 0]);
  });
});

describe('anglesOf', () => {
  it('goes round once, in the ratio of values', () => {
    const angles = anglesOf([1, 3]);
    expect(angles[0]?.endAngle).toBeCloseTo(Math.PI / 2);
    expect(angles[1]?.endAngle).toBeCloseTo(2 * Math.PI);
  });

  it('lets the smallest be seen and nought not, and still goes round once', () => {
    const angles = anglesOf([10_000, 1, 0, 1]);
    const extents = angles.map(({ startAngle, endAngle }) => endAngle - startAngle);
    expect(extents[1]).toBeCloseTo(0.05);
    expect(extents[2]).toBe(0);
    expect(angles.at(-1)?.endAngle).toBeCloseTo(2 * Math.PI);
  });
});

describe('slice', () => {
  it('has shares of what is known', () => {
    const { slices, total, unknown } = slice([part('a', 3), part('b', 1), part('c', null)], other);
    expect(total).toBe(4);
    expect(slices.map(({ percent }) => percent)).toEqual([75, 25]);
    expect(unknown).toEqual(['c']);
  });
});
