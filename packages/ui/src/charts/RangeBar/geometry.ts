import type { ClinicalStatus } from '../../components/private/reading/reading';
import { linear } from '../private/linear';

export type RangeBand = {
  /** Null where it has no lower bound. */
  from: number | null;
  /** Null where it has no upper bound. */
  to: number | null;
  interpretation: ClinicalStatus;
  /** Name of the band: "In range", "Stage 1". */
  label: string;
};

export type Scale = { from: number; to: number };

export type Segment = { x: number; width: number; band: RangeBand };

export type RangePlot = {
  segments: Segment[];
  /** Boundaries of bands, with their numbers; those that would overlap are left out. */
  edges: { x: number; value: number }[];
  /** Position of the value; `beyond` if it is outside the scale and is shown at its end. */
  marker: { x: number; beyond: 'below' | 'above' | null } | null;
};

const isNumber = (edge: number | null): edge is number => edge !== null && Number.isFinite(edge);

/** All numbers at which bands begin and end, each once, from the lowest. */
export function edgesOf(bands: readonly RangeBand[]): number[] {
  return [...new Set(bands.flatMap(({ from, to }) => [from, to]).filter(isNumber))].sort((a, b) => a - b);
}

/**
 * From where to where the bar runs. Bands that have no bound of their own get half of what lies between the others; what cannot be
 * negative does not begin below nought.
 */
export function scaleOf(bands: readonly RangeBand[]): Scale {
  const edges = edgesOf(bands);
  const low = edges[0];
  const high = edges.at(-1);
  if (low === undefined || high === undefined) return { from: 0, to: 1 };
  const span = high - low || Math.abs(high) || 1;
  const isOpenBelow = bands.some(({ from }) => from === null);
  const isOpenAbove = bands.some(({ to }) => to === null);
  const from = isOpenBelow ? low - span / 2 : low;
  return { from: low >= 0 ? Math.max(0, from) : from, to: isOpenAbove ? high + span / 2 : high };
}

export type RangeOptions = {
  bands: readonly RangeBand[];
  value: number | null;
  /** @default what `scaleOf` makes of the bands */
  scale?: Scale;
  width: number;
  /** Px that the number at an edge takes. */
  numberWidth: (value: number) => number;
};

/** Positions of everything along the bar, in px. */
export function layOut({
  bands,
  value,
  scale = scaleOf(bands),
  width,
  numberWidth,
}: RangeOptions): RangePlot {
  const x = linear({ domain: [scale.from, scale.to], range: [0, width], clamp: true });
  const segments = bands
    .map((band): Segment => {
      const start = band.from === null ? 0 : x(band.from);
      const end = band.to === null ? width : x(band.to);
      return { x: start, width: end - start, band };
    })
    .filter((segment) => segment.width > 0)
    .sort((a, b) => a.x - b.x);
  return {
    segments,
    edges: placeEdges(bands, x, width, scale, numberWidth),
    marker:
      value === null
        ? null
        : {
            x: x(value),
            beyond: value < scale.from ? 'below' : value > scale.to ? 'above' : null,
          },
  };
}

/** The edges of what is in range come first: they are what people ask for. */
function placeEdges(
  bands: readonly RangeBand[],
  x: (value: number) => number,
  width: number,
  scale: Scale,
  numberWidth: (value: number) => number,
): { x: number; value: number }[] {
  const wanted = new Set(
    bands
      .filter(({ interpretation }) => interpretation === 'in-range')
      .flatMap(({ from, to }) => [from, to])
      .filter(isNumber),
  );
  const all = edgesOf(bands).filter((edge) => edge >= scale.from && edge <= scale.to);
  const ordered = [...all.filter((edge) => wanted.has(edge)), ...all.filter((edge) => !wanted.has(edge))];
  const placed: { x: number; value: number; half: number }[] = [];
  for (const value of ordered) {
    const half = numberWidth(value) / 2;
    // At the ends the number stands inside.
    const at = Math.min(width - half, Math.max(half, x(value)));
    if (placed.every((other) => Math.abs(other.x - at) >= other.half + half))
      placed.push({ x: at, value, half });
  }
  return placed.map(({ x: at, value }) => ({ x: at, value })).sort((a, b) => a.x - b.x);
}

/** Distance of a value from the range; null if there is no such band. */
export function distanceOf(
  value: number,
  bands: readonly RangeBand[],
): { side: 'within' | 'above' | 'below'; by: number; band: RangeBand } | null {
  const distances = bands
    .filter(({ interpretation }) => interpretation === 'in-range')
    .map((band) => {
      if (band.to !== null && value > band.to) return { side: 'above' as const, by: value - band.to, band };
      if (band.from !== null && value < band.from)
        return { side: 'below' as const, by: band.from - value, band };
      return { side: 'within' as const, by: 0, band };
    })
    .sort((a, b) => a.by - b.by);
  return distances[0] ?? null;
}
