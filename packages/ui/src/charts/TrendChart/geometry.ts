import type { Size } from '../../components/private/use-size';
import { linear } from '../private/linear';
import type { Trend, TrendSeries } from './trend';

export type Mark = { x: number; y: number };

export type Plot = {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Height of a line of the chart's text. */
  line: number;
  x: (at: string) => number;
  y: (value: number) => number;
  yTicks: number[];
  /** Moments to be named below the chart. */
  xTicks: Date[];
  /** Whether every reading has room for its own mark; where not, only what is out of range is marked. */
  hasRoomForMarks: boolean;
};

/** Lowest and highest of what is drawn: readings and the edges of their bands. */
export function extentOf({ series, points }: Trend): [number, number] {
  const drawn = series.flatMap(({ code, band }) => [
    ...points.map((point) => point[code]),
    band?.low ?? null,
    band?.high ?? null,
  ]);
  const values = drawn.filter((value) => value !== null);
  if (values.length === 0) return [0, 1];
  const low = Math.min(...values);
  const high = Math.max(...values);
  // A weight that hardly changes must not look like a mountain.
  const least = Math.max(Math.abs(high) * 0.05, 2);
  const missing = Math.max(0, least - (high - low)) / 2;
  return [low - missing, high + missing];
}

/** Where everything lies, in px. */
export function layOut(trend: Trend, { width, height, rem }: Size): Plot {
  const line = rem;
  const left = rem * 2.5;
  const right = width - rem * 0.75;
  const top = rem * 0.5;
  const bottom = height - rem * 1.75;
  const values = linear({ domain: extentOf(trend), range: [bottom, top], nice: 4 });
  const times = linear({
    domain: [Date.parse(trend.from), Date.parse(trend.to)],
    // Marks at the edges keep their whole shape.
    range: [left + rem * 0.5, right],
  });
  const dates = Math.max(2, Math.min(5, Math.floor((right - left) / (rem * 6))));
  const start = Date.parse(trend.from);
  const step = (Date.parse(trend.to) - start) / (dates - 1);
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    line,
    x: (at) => times(Date.parse(at)),
    y: values,
    yTicks: values.ticks(4),
    xTicks: Array.from({ length: dates }, (_, index) => new Date(start + index * step)),
    hasRoomForMarks: (right - left) / Math.max(1, trend.points.length) >= 8,
  };
}

/** The points of one line. */
export function marksOf(trend: Trend, { code }: TrendSeries, plot: Plot): Mark[] {
  return trend.points.flatMap((point) => {
    const value = point[code];
    return value === null ? [] : [{ x: plot.x(point.at), y: plot.y(value) }];
  });
}

/**
 * Base lines of the names at the right end of two lines, the upper first: above their line, or below it where there is
 * no room, so that no name lies on a line or on the other name.
 *
 * @param lines marks of each line, from left to right
 * @param nameWidth px that the longest name takes, measured from the right edge
 */
export function placeNames(lines: readonly Mark[][], plot: Plot, nameWidth: number): number[] {
  const from = plot.right - nameWidth;
  const reach = lines.map((marks) => {
    // The line runs into the stretch from the mark before it.
    const first = marks.findIndex(({ x }) => x >= from);
    const under = marks.slice(Math.max(0, first < 0 ? marks.length - 1 : first - 1)).map(({ y }) => y);
    return { top: Math.min(...under), bottom: Math.max(...under) };
  });
  const clearance = plot.line * 0.6;
  return reach.map(({ top, bottom }, index) => {
    const above = top - clearance;
    const below = bottom + clearance + plot.line * 0.7;
    const fitsAbove = above - plot.line * 0.8 >= plot.top;
    const meetsOther = reach.some(
      (other, at) => at !== index && above > other.top && above - plot.line * 0.8 < other.bottom + clearance,
    );
    const base = fitsAbove && !meetsOther ? above : below;
    return Math.min(base, plot.bottom - 2);
  });
}

/** The point nearest to the pointer; null where there are none. */
export function nearest(trend: Trend, plot: Plot, pointerX: number): number | null {
  let found: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, { at }] of trend.points.entries()) {
    const distance = Math.abs(plot.x(at) - pointerX);
    if (distance < least) [found, least] = [index, distance];
  }
  return found;
}
