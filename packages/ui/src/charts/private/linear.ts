import { nice as niceEdges, ticks } from 'd3-array';

export type LinearScale = {
  /** @returns px */
  (value: number): number;
  /** About this many round values within the domain. */
  ticks(count: number): number[];
};

export type LinearOptions = {
  domain: readonly [number, number];
  /** Px where the domain begins and ends. */
  range: readonly [number, number];
  /** Widens the domain to round values, of about this many ticks. */
  nice?: number;
  /** True if what lies outside stays at the end. @default false */
  clamp?: boolean;
};

/** A straight scale as d3-scale has it, without the colours, dates and formats of its other scales: 13 kB that each first page would carry. */
export function linear({ domain, range, nice, clamp = false }: LinearOptions): LinearScale {
  const [low, high] = nice === undefined ? domain : niceEdges(...domain, nice);
  const [from, to] = range;
  const place = (value: number) => {
    const part = high === low ? 0.5 : (value - low) / (high - low);
    const kept = clamp ? Math.min(1, Math.max(0, part)) : part;
    return from * (1 - kept) + to * kept;
  };
  return Object.assign(place, { ticks: (count: number) => ticks(low, high, count) });
}
