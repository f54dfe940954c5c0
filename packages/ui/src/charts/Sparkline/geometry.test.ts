import { describe, expect, it } from '@jest/globals';
import { extentOf, knownOf, layOut, type SparkPoint } from './geometry';

const size = { width: 96, height: 24, inset: 4 };
const course = (...values: (number | null)[]): SparkPoint[] =>
  values.map((value, index) => ({ value, when: String(index) }));

describe('layOut', () => {
  it('breaks the line where nothing was measured, and never draws it as nought', () => {
    const { runs } = layOut(course(71, 70, null, 69, null, 68, 67), size);
    expect(runs.map((run) => run.map(({ index }) => index))).toEqual([[0, 1], [3], [5, 6]]);
    for (const { y } of runs.flat()) expect(y).toBeLessThanOrEqual(size.height - size.inset);
  });

  it('keeps the place of days without a value at both ends', () => {
    const { runs } = layOut(course(null, 70, 71, null), size);
    expect(runs[0]?.[0]?.x).toBeGreaterThan(size.inset);
    expect(runs[0]?.[1]?.x).toBeLessThan(size.width - size.inset);
  });

  it('puts a single value at the right, where the newest stands', () => {
    expect(layOut(course(70), size).runs).toEqual([[{ x: 92, y: 12, index: 0 }]]);
  });

  it('is nothing where there is nothing', () => {
    expect(layOut([], size).runs).toEqual([]);
    expect(layOut(course(null, Number.NaN), size).runs).toEqual([]);
  });

  it('cuts a band off at its edges, and draws none that lies elsewhere', () => {
    const points = course(70, 80);
    expect(layOut(points, size, { low: null, high: 75 }).band).toEqual({ top: 12, bottom: 24 });
    expect(layOut(points, size, { low: 200, high: 300 }).band).toBeNull();
  });
});

describe('extentOf', () => {
  it('does not make a mountain of what hardly changes', () => {
    const [low, high] = extentOf(knownOf(course(68.4, 68.5)));
    expect(high - low).toBeGreaterThan(3);
  });

  it('has room for what is always nought or below', () => {
    expect(extentOf(knownOf(course(0, 0)))).toEqual([-0.5, 0.5]);
    const [low, high] = extentOf(knownOf(course(-2, -1)));
    expect(low).toBeLessThanOrEqual(-2);
    expect(high).toBeGreaterThanOrEqual(-1);
  });
});
