import { scaleBand } from '@visx/scale';
import type { Size } from '../../components/private/use-size';
import { linear } from '../private/linear';
import { type Arrangement, type BarGroup, domainOf, partsOf } from './bars';

export type BarRect = {
  series: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The end that is rounded, where the value lies; a part below others has none. */
  end: 'top' | 'bottom' | 'left' | 'right' | null;
};

export type Slot = {
  /** Start and size of the group's space. */
  start: number;
  extent: number;
  bars: BarRect[];
};

export type ColumnPlot = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  line: number;
  value: (of: number) => number;
  ticks: number[];
  slots: Slot[];
  /** Every how manieth group has room for its name. */
  nameEvery: number;
};

export type ColumnOptions = {
  groups: readonly BarGroup[];
  seriesCount: number;
  arrangement: Arrangement;
  reference?: number;
  size: Size;
  /** Writes a number of the axis, whose room depends on it. */
  writeTick: (value: number) => string;
};

/** A single bar is still a bar, not a wall. */
const widest = 2.5;
/** Zero is a measured value: it keeps a trace. */
const trace = 2;
/** Letters of 14 px are a little less than half an em of the page wide. */
const letter = 0.45;

/** Px that a name below a bar takes. */
export const nameWidth = (name: string, rem: number): number => name.length * letter * rem;

/** Divides the space of one group among its bars: offset and width. */
export function shareRoom(extent: number, count: number, most: number): { offset: number; width: number }[] {
  const gap = extent / count > 6 ? 2 : 0;
  const width = Math.max(0.5, Math.min(most, (extent - gap * (count - 1)) / count));
  const whole = width * count + gap * (count - 1);
  const offset = (extent - whole) / 2;
  return Array.from({ length: count }, (_, index) => ({ offset: offset + index * (width + gap), width }));
}

const isLastOfItsSide = (at: number, parts: readonly { from: number; to: number }[]): boolean => {
  const part = parts[at];
  if (!part) return false;
  const isDown = part.to < part.from;
  return !parts.slice(at + 1).some(({ from, to }) => to < from === isDown && to !== from);
};

/** Positions of columns, in px. */
export function layOutColumns(options: ColumnOptions): ColumnPlot {
  const { groups, seriesCount, arrangement, reference, size, writeTick } = options;
  const { width, height, rem } = size;
  const top = rem * 0.75;
  const bottom = height - rem * 1.75;
  const value = linear({
    domain: domainOf(groups, arrangement, reference),
    range: [bottom, top],
    nice: 4,
  });
  const ticks = value.ticks(4);
  const longest = Math.max(...ticks.map((tick) => writeTick(tick).length));
  const left = rem * (0.75 + longest * letter);
  const right = width - rem * 0.25;
  const band = scaleBand<number>({
    domain: groups.map((_, index) => index),
    range: [left, right],
    // Between dense bars, gaps would take more space than the bars.
    padding: (right - left) / Math.max(1, groups.length) > 6 ? 0.4 : 0,
  });
  const rooms = arrangement === 'stacked' ? 1 : seriesCount;
  const shares = shareRoom(band.bandwidth(), rooms, rem * widest);
  const zero = value(0);
  const slots = groups.map((group, index): Slot => {
    const parts = partsOf(group, arrangement);
    const start = band(index) ?? left;
    const bars = parts.map(({ series, from, to }, at): BarRect => {
      const share = shares[arrangement === 'stacked' ? 0 : series] ?? { offset: 0, width: 0 };
      const y = Math.min(value(from), value(to));
      const height = Math.abs(value(to) - value(from));
      const isDown = to < from;
      return {
        series,
        x: start + share.offset,
        y: from === to && from === 0 ? zero - trace : y,
        width: share.width,
        height: from === to ? (from === 0 ? trace : 0) : height,
        end: isLastOfItsSide(at, parts) || arrangement === 'grouped' ? (isDown ? 'bottom' : 'top') : null,
      };
    });
    return { start, extent: band.bandwidth(), bars };
  });
  const longestName =
    Math.max(0, ...groups.map(({ label, shortLabel = label }) => nameWidth(shortLabel, rem))) + rem * 0.25;
  // If some are left out, the last one is moved in from the edge, towards the one before it.
  const room = longestName > band.step() ? longestName * 1.4 : longestName;
  const nameEvery = Math.max(1, Math.ceil(room / Math.max(band.step(), 0.01)));
  return { left, right, top, bottom, line: rem, value, ticks, slots, nameEvery };
}

export type RowOptions = Omit<ColumnOptions, 'size' | 'writeTick'> & { width: number; rem: number };

/** Thickness of a bar that lies, in rem. */
const thickness = { one: 0.75, many: 0.625 };

/** Positions of the bars of one group, in px within its own row, which is as wide as all others. */
export function layOutRow(
  group: BarGroup,
  { groups, seriesCount, arrangement, reference, width, rem }: RowOptions,
): { height: number; bars: BarRect[]; zero: number; reference: number | null } {
  const value = linear({
    domain: domainOf(groups, arrangement, reference),
    // The base line and the reference keep their whole width at both ends.
    range: [1, width - 1],
  });
  const rooms = arrangement === 'stacked' ? 1 : seriesCount;
  const thick = rem * (rooms === 1 ? thickness.one : thickness.many);
  const parts = partsOf(group, arrangement);
  const zero = value(0);
  return {
    height: thick * rooms + 2 * (rooms - 1),
    zero,
    reference: reference === undefined ? null : value(reference),
    bars: parts.map(({ series, from, to }, at) => {
      const isDown = to < from;
      const length = Math.abs(value(to) - value(from));
      return {
        series,
        x: Math.min(value(from), value(to)),
        y: arrangement === 'stacked' ? 0 : series * (thick + 2),
        width: from === to ? (from === 0 ? trace : 0) : length,
        height: thick,
        end: isLastOfItsSide(at, parts) || arrangement === 'grouped' ? (isDown ? 'left' : 'right') : null,
      };
    }),
  };
}

/** The group nearest to a place; null where there are none. */
export function nearestSlot(slots: readonly Slot[], pointerX: number): number | null {
  let found: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, { start, extent }] of slots.entries()) {
    const distance = Math.abs(start + extent / 2 - pointerX);
    if (distance < least) [found, least] = [index, distance];
  }
  return found;
}
