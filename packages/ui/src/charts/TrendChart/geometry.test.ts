import { describe, expect, it } from '@jest/globals';
import { examples } from '@nadi/contract/examples';
import { extentOf, layOut, marksOf, nearest, placeNames } from './geometry';
import { drawnLimits } from './limits';
import type { Trend } from './trend';

const { asha, nothing } = examples.readVitalSignTrend.answers['200'];
const trend: Trend = asha.data;
const size = { width: 560, height: 280, rem: 16 };
const weight = (...values: number[]): Trend => ({
  ...nothing.data,
  metric: 'weight',
  series: [{ code: 'value', unit: 'kg', average: null, minimum: null, maximum: null, band: null }],
  points: values.map((value, index) => ({
    at: `2026-11-${10 + index}T07:00:00+05:30`,
    count: 1,
    systolic: null,
    diastolic: null,
    value,
    status: 'not-assessed',
    worst: 'not-assessed',
    notAssessed: 1,
  })),
});

describe('extentOf', () => {
  it('holds readings and bands', () => {
    expect(extentOf(trend)).toEqual([60, 184]);
  });

  it('does not blow up a weight that hardly changes', () => {
    const [low, high] = extentOf(weight(68.4, 68.5));
    expect(high - low).toBeGreaterThan(3);
  });

  it('is a plain scale where there is nothing', () => {
    expect(extentOf({ ...trend, points: [], series: [] })).toEqual([0, 1]);
  });
});

describe('layOut', () => {
  it('keeps every mark inside the plot', () => {
    const plot = layOut(trend, size);
    for (const series of trend.series)
      for (const { x, y } of marksOf(trend, series, plot)) {
        expect(x).toBeGreaterThanOrEqual(plot.left);
        expect(x).toBeLessThanOrEqual(plot.right);
        expect(y).toBeGreaterThanOrEqual(plot.top);
        expect(y).toBeLessThanOrEqual(plot.bottom);
      }
  });

  it('names fewer dates where there is less room', () => {
    expect(layOut(trend, { ...size, width: 640 }).xTicks.length).toBe(5);
    expect(layOut(trend, { ...size, width: 240 }).xTicks.length).toBeLessThan(3);
  });

  it('drops the marks of what is in range when they would run together', () => {
    expect(layOut(trend, size).hasRoomForMarks).toBe(true);
    expect(layOut(trend, { ...size, width: 240 }).hasRoomForMarks).toBe(false);
  });
});

describe('placeNames', () => {
  it('keeps the names off the lines and off each other', () => {
    const plot = layOut(trend, size);
    const lines = trend.series.map((series) => marksOf(trend, series, plot));
    const limits = drawnLimits(trend).map(({ value }) => plot.y(value));
    const [upper = 0, lower = 0] = placeNames(lines, plot, 72, limits);
    for (const base of [upper, lower])
      for (const y of limits) expect(y <= base - plot.line * 0.8 || y >= base).toBe(true);
    expect(Math.abs(upper - lower)).toBeGreaterThan(plot.line);
    for (const base of [upper, lower])
      for (const { x, y } of lines.flat())
        if (x >= plot.right - 72) expect(y <= base - plot.line * 0.8 || y >= base).toBe(true);
  });
});

describe('nearest', () => {
  it('is the reading next to the pointer', () => {
    const plot = layOut(trend, size);
    expect(nearest(trend, plot, plot.right)).toBe(trend.points.length - 1);
    expect(nearest(trend, plot, 0)).toBe(0);
  });

  it('is nothing where there is nothing', () => {
    expect(nearest(weight(), layOut(weight(), size), 10)).toBeNull();
  });
});
