import { describe, expect, it } from '@jest/globals';
import { type BarGroup, domainOf, partsOf, spanOf, totalOf } from './bars';
import { layOutColumns, layOutRow, nearestSlot, shareRoom } from './geometry';

const group = (...values: (number | null)[]): BarGroup => ({ label: values.join(), values });
const size = { width: 560, height: 280, rem: 16 };
const lay = (groups: BarGroup[], arrangement: 'grouped' | 'stacked' = 'grouped', width = size.width) =>
  layOutColumns({
    groups,
    seriesCount: groups[0]?.values.length ?? 1,
    arrangement,
    size: { ...size, width },
    writeTick: String,
  });

describe('partsOf', () => {
  it('begins every bar at nought', () => {
    expect(partsOf(group(3, -2), 'grouped')).toEqual([
      { series: 0, from: 0, to: 3 },
      { series: 1, from: 0, to: -2 },
    ]);
  });

  it('stacks up what is positive and down what is negative', () => {
    expect(partsOf(group(3, -2, 4, -1), 'stacked')).toEqual([
      { series: 0, from: 0, to: 3 },
      { series: 1, from: 0, to: -2 },
      { series: 2, from: 3, to: 7 },
      { series: 3, from: -2, to: -3 },
    ]);
  });

  it('leaves out what was not measured', () => {
    expect(partsOf(group(null, 2, Number.NaN), 'grouped')).toEqual([{ series: 1, from: 0, to: 2 }]);
  });
});

describe('totalOf', () => {
  it('does not add up what is not whole', () => {
    expect(totalOf(group(1, 2))).toBe(3);
    expect(totalOf(group(1, null))).toBeNull();
  });
});

describe('domainOf', () => {
  it('always has nought in it', () => {
    expect(domainOf([group(40), group(50)], 'grouped')).toEqual([0, 50]);
    expect(domainOf([group(-3), group(-1)], 'grouped')).toEqual([-3, 0]);
  });

  it('holds stacks and the reference', () => {
    expect(domainOf([group(2, 3)], 'stacked', 9)).toEqual([0, 9]);
    expect(domainOf([group(2, 3)], 'stacked')).toEqual([0, 5]);
  });

  it('is a plain scale where all is nought', () => {
    expect(domainOf([group(0)], 'grouped')).toEqual([0, 1]);
    expect(spanOf([group(null)])).toBeNull();
  });
});

describe('layOutColumns', () => {
  it('draws heights in the ratio of values', () => {
    const { slots } = lay([group(10), group(40)]);
    const [low, high] = slots.map(({ bars }) => bars[0]?.height ?? 0);
    expect((high ?? 0) / (low ?? 1)).toBeCloseTo(4);
  });

  it('keeps a trace of nought, and nothing of what was not measured', () => {
    const { slots, value } = lay([group(0), group(null), group(5)]);
    expect(slots[0]?.bars).toEqual([expect.objectContaining({ height: 2, y: value(0) - 2 })]);
    expect(slots[1]?.bars).toEqual([]);
  });

  it('draws down from nought what is negative', () => {
    const { slots, value } = lay([group(-2), group(3)]);
    expect(slots[0]?.bars[0]).toMatchObject({ y: value(0), end: 'bottom' });
    expect(slots[1]?.bars[0]).toMatchObject({ end: 'top' });
  });

  it('rounds only the end of a stack', () => {
    const { slots } = lay([group(2, 3, 0)], 'stacked');
    expect(slots[0]?.bars.map(({ end }) => end).slice(0, 2)).toEqual([null, 'top']);
  });

  it('does not make a wall of one bar', () => {
    expect(lay([group(4)]).slots[0]?.bars[0]?.width).toBe(40);
  });

  it('has a year in a phone, inside the plot and with few names', () => {
    const year = lay(
      Array.from({ length: 365 }, (_, index) => group(index)),
      'grouped',
      288,
    );
    for (const { bars } of year.slots)
      for (const bar of bars) {
        expect(bar.width).toBeGreaterThan(0.4);
        expect(bar.x + bar.width).toBeLessThanOrEqual(year.right + 0.5);
        expect(bar.x).toBeGreaterThanOrEqual(year.left - 0.5);
      }
    expect(365 / year.nameEvery).toBeLessThan(12);
  });
});

describe('shareRoom', () => {
  it('keeps bars of a group apart, and within their room', () => {
    const [first, second] = shareRoom(40, 2, 48);
    expect(first).toEqual({ offset: 0, width: 19 });
    expect(second).toEqual({ offset: 21, width: 19 });
  });
});

describe('layOutRow', () => {
  const groups = [group(-2), group(4)];
  const options = { groups, seriesCount: 1, arrangement: 'grouped' as const, width: 302, rem: 16 };

  it('lays all rows on one scale', () => {
    const [down, up] = groups.map((one) => layOutRow(one, options));
    expect(down?.zero).toBe(up?.zero);
    expect(down?.bars[0]).toMatchObject({ x: 1, width: 100, end: 'left' });
    expect(up?.bars[0]).toMatchObject({ x: 101, width: 200, end: 'right' });
  });
});

describe('nearestSlot', () => {
  it('is the bar next to the pointer', () => {
    const plot = lay([group(1), group(2), group(3)]);
    expect(nearestSlot(plot.slots, 0)).toBe(0);
    expect(nearestSlot(plot.slots, plot.right)).toBe(2);
    expect(nearestSlot([], 5)).toBeNull();
  });
});
