import { describe, expect, it } from '@jest/globals';
import { examples } from '@nadi/contract/examples';
import { drawnLimits, spreadLabels } from './limits';
import type { Trend } from './trend';

const trend: Trend = examples.readVitalSignTrend.answers['200'].asha.data;
const withCritical = (criticalBelow: number, criticalFrom: number): Trend => ({
  ...trend,
  points: [],
  series: trend.series.slice(0, 1).map((series) => ({
    ...series,
    band: series.band && { ...series.band, low: 90, high: 135, criticalBelow, criticalFrom },
  })),
});

describe('drawnLimits', () => {
  it('are the edges of each band, the highest first', () => {
    const values = drawnLimits(trend).map(({ value }) => value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(values.length).toBeGreaterThan(2);
  });

  it('hold a critical limit that the course comes near', () => {
    expect(drawnLimits(withCritical(70, 160))).toEqual([
      { value: 160, isCritical: true },
      { value: 135, isCritical: false },
      { value: 90, isCritical: false },
      { value: 70, isCritical: true },
    ]);
  });

  it('leave out one that would make the course flat', () => {
    expect(drawnLimits(withCritical(20, 300)).some(({ isCritical }) => isCritical)).toBe(false);
  });

  it('leave out a critical limit that runs through the other band', () => {
    const critical = [
      { low: 91, high: 134, criticalBelow: 91, criticalFrom: 180 },
      { low: 60, high: 84, criticalBelow: null, criticalFrom: 120 },
    ];
    const series = trend.series.map((one, index) => ({
      ...one,
      band: one.band && { ...one.band, ...critical[index] },
    }));
    const drawn = drawnLimits({ ...trend, series }).filter(({ isCritical }) => isCritical);
    expect(drawn.map(({ value }) => value)).not.toContain(120);
    expect(drawn.map(({ value }) => value)).toContain(180);
  });

  it('are none where no range applies', () => {
    expect(
      drawnLimits({ ...trend, series: trend.series.map((series) => ({ ...series, band: null })) }),
    ).toEqual([]);
  });
});

describe('spreadLabels', () => {
  it('moves apart what would lie on each other, and nothing else', () => {
    const [a = 0, b = 0, c = 0] = spreadLabels([20, 80, 84], 14, [0, 200]);
    expect(a).toBe(20);
    expect(c - b).toBeGreaterThanOrEqual(14);
    expect((b + c) / 2).toBeCloseTo(82);
  });

  it('stays within the drawing', () => {
    expect(spreadLabels([-5, 300], 14, [0, 200])).toEqual([0, 200]);
  });

  it('lays none over another at an edge', () => {
    expect(spreadLabels([190, 195, 199], 14, [0, 200])).toEqual([172, 186, 200]);
    expect(spreadLabels([1, 2, 3], 14, [0, 200])).toEqual([0, 14, 28]);
  });
});
