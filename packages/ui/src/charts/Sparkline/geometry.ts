import type { ClinicalStatus } from '../../components/private/reading/reading';
import { linear } from '../private/linear';

export type SparkPoint = {
  /** Null where nothing was measured: the line has a gap there. */
  value: number | null;
  /** Date as text: "12 Oct". */
  when: string;
  /** Status of the value, if it was assessed. */
  status?: ClinicalStatus;
  /** The most severe status that is possible for it. @default the status */
  worst?: ClinicalStatus;
};

export type SparkBand = {
  /** Lowest value in range; null where there is no lower bound. */
  low: number | null;
  high: number | null;
};

export type Mark = { x: number; y: number; index: number };

export type SparkPlot = {
  /** Stretches of line without a gap, from left to right; one of a single mark is a dot. */
  runs: Mark[][];
  /** Upper and lower edge of the band within the drawing; null where none is drawn. */
  band: { top: number; bottom: number } | null;
};

export type Known = { value: number; index: number };

/** The points that have a value. */
export const knownOf = (points: readonly SparkPoint[]): Known[] =>
  points.flatMap(({ value }, index) => (value !== null && Number.isFinite(value) ? [{ value, index }] : []));

/** Lowest and highest of values; a course that hardly changes is drawn as one. */
export function extentOf(known: readonly Known[]): [number, number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const { value } of known) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (low > high) return [0, 1];
  const least = Math.abs(high) * 0.05 || 1;
  const missing = Math.max(0, least - (high - low)) / 2;
  return [low - missing, high + missing];
}

/** Position of the line in a drawing of this size; `inset` keeps its marks complete. */
export function layOut(
  points: readonly SparkPoint[],
  { width, height, inset }: { width: number; height: number; inset: number },
  band?: SparkBand,
): SparkPlot {
  const known = knownOf(points);
  const x = linear({
    // A single point is the newest: it stands at the right.
    domain: points.length > 1 ? [0, points.length - 1] : [-1, 0],
    range: [inset, width - inset],
  });
  const y = linear({ domain: extentOf(known), range: [height - inset, inset] });
  const runs: Mark[][] = [];
  let before = Number.NaN;
  for (const { value, index } of known) {
    if (index !== before + 1) runs.push([]);
    runs.at(-1)?.push({ x: x(index), y: y(value), index });
    before = index;
  }
  return { runs, band: band ? bandOf(band, y, height) : null };
}

/** Cut off where it leaves the drawing; the line alone makes the scale, so that its course is seen. */
function bandOf({ low, high }: SparkBand, y: (value: number) => number, height: number) {
  const within = (edge: number) => Math.min(height, Math.max(0, edge));
  const top = high === null ? 0 : within(y(high));
  const bottom = low === null ? height : within(y(low));
  return bottom > top ? { top, bottom } : null;
}
