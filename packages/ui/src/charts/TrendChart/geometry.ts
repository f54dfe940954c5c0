import type { Size } from '../../components/private/use-size';
import { linear } from '../private/linear';
import { drawnLimits } from './limits';
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
  /** True if the axis has room for its numbers; where not, those of the limits remain. */
  hasRoomForTicks: boolean;
  /** True if every reading has room for its own mark; where not, only what is out of range is marked. */
  hasRoomForMarks: boolean;
};

/** Lowest and highest of what is drawn: readings and their limits. */
export function extentOf(trend: Trend): [number, number] {
  const { series, points } = trend;
  const read = series.flatMap(({ code }) => points.map((point) => point[code]));
  const values = [...read.filter((value) => value !== null), ...drawnLimits(trend).map(({ value }) => value)];
  if (values.length === 0) return [0, 1];
  const low = Math.min(...values);
  const high = Math.max(...values);
  // A weight that hardly changes must not look like a mountain.
  const least = Math.max(Math.abs(high) * 0.05, 2);
  const missing = Math.max(0, least - (high - low)) / 2;
  return [low - missing, high + missing];
}

/** The left and right edges of the plots of several drawings below each other, so that a moment is at the same place in all of them. */
export type SharedAxis = {
  /** Rem before the plot and behind it. */
  start: number;
  end: number;
};

/** Positions of everything, in px. */
export function layOut(trend: Trend, { width, height, rem }: Size, axis?: SharedAxis): Plot {
  const line = rem;
  const hasRoomForTicks = width >= rem * 12;
  const left = rem * (axis?.start ?? (hasRoomForTicks ? 2.5 : 0.25));
  // The limits are named beside the plot, where no line runs.
  const right = width - rem * (axis?.end ?? (drawnLimits(trend).length > 0 ? 2.75 : 0.75));
  // The unit stands above the axis.
  const top = rem * 1.5;
  const bottom = height - rem * (axis ? 0.75 : 1.75);
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
    xTicks: axis ? [] : Array.from({ length: dates }, (_, index) => new Date(start + index * step)),
    hasRoomForTicks,
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

/** From its upper to its lower edge, px. */
type Stretch = { top: number; bottom: number };

/**
 * Base lines of the names at the right end of two lines, the upper first: as near to their line as can be, so that no name lies on a
 * line or on the other name, nor on a limit where there is room.
 *
 * @param lines marks of each line, from left to right
 * @param limits px of each limit that is drawn
 * @param nameWidth px that the longest name takes, measured from the right edge
 */
export function placeNames(
  lines: readonly Mark[][],
  plot: Plot,
  nameWidth: number,
  limits: readonly number[] = [],
): number[] {
  const from = plot.right - nameWidth;
  const letters = plot.line * 0.8;
  const step = plot.line * 0.25;
  const reach = lines.map((marks): Stretch => {
    // The line runs into the stretch from the mark before it.
    const first = marks.findIndex(({ x }) => x >= from);
    const under = marks.slice(Math.max(0, first < 0 ? marks.length - 1 : first - 1)).map(({ y }) => y);
    return { top: Math.min(...under) - step, bottom: Math.max(...under) + step };
  });
  const crossed = limits.map((y) => ({ top: y - 2, bottom: y + 2 }));
  const placed: Stretch[] = [];
  return reach.map(({ top, bottom }, index) => {
    // Beyond the line of the other it would be taken for that one's name.
    const highest = Math.max(plot.top, ...reach.slice(0, index).map((other) => other.bottom));
    const lowest = Math.min(plot.bottom, ...reach.slice(index + 1).map((other) => other.top));
    const fits = (base: number, taken: readonly Stretch[]) =>
      base - letters >= highest &&
      base <= lowest &&
      taken.every((other) => base <= other.top || base - letters >= other.bottom);
    const tries = Array.from({ length: 24 }, (_, far) => [
      top - far * step,
      bottom + letters + far * step,
    ]).flat();
    const lying = [...reach, ...placed];
    const base =
      tries.find((at) => fits(at, [...lying, ...crossed])) ??
      tries.find((at) => fits(at, lying)) ??
      Math.min(bottom + letters, plot.bottom - 2);
    placed.push({ top: base - letters, bottom: base });
    return base;
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
