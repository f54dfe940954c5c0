import { analyteOf } from './dictionary';
import type { KeptObservation } from './present-observation';
import { fromCanonical, rounded, toCanonical } from './units';

type Observation = Pick<
  KeptObservation,
  | 'id'
  | 'recordId'
  | 'analyte'
  | 'comparator'
  | 'number'
  | 'unit'
  | 'low'
  | 'high'
  | 'rangeText'
  | 'standing'
  | 'day'
>;

/** A saved value on a line of its trend. */
export type TrendPoint = Pick<
  Observation,
  'id' | 'recordId' | 'day' | 'comparator' | 'rangeText' | 'standing'
> & {
  /** In the unit of the line. */
  number: number;
  /** The range as that report prints it, in the unit of the line. */
  low: number | null;
  high: number | null;
  /** The value as the page prints it, where that is in another unit. */
  printed: { number: number; unit: string } | null;
};

/** Values that may be compared: of one unit, or brought to it by a factor that we know. */
export type TrendLine = {
  /** UCUM; null if the values have none. */
  unit: string | null;
  /** Oldest first. */
  points: TrendPoint[];
};

/** A figure of one unit in another, of the same analyte; null where no factor is known. */
function converted(figure: number, { analyte, unit }: Observation, to: string | null): number | null {
  if (unit === to) return figure;
  const known = analyte === null ? undefined : analyteOf(analyte);
  if (!known || unit === null || to === null) return null;
  const canonical = toCanonical(known, figure, unit);
  const other = canonical === null ? null : fromCanonical(known, canonical, to);
  return other === null ? null : rounded(other);
}

function pointOf(one: Observation, unit: string | null): TrendPoint | null {
  if (one.number === null) return null;
  const number = converted(one.number, one, unit);
  if (number === null) return null;
  const { id, recordId, day, comparator, rangeText, standing } = one;
  const bound = (figure: number | null) => (figure === null ? null : converted(figure, one, unit));
  return {
    ...{ id, recordId, day, comparator, rangeText, standing, number },
    ...{ low: bound(one.low), high: bound(one.high) },
    printed: one.unit === unit || one.unit === null ? null : { number: one.number, unit: one.unit },
  };
}

const inOrder = (a: Observation, b: Observation) => (`${a.day} ${a.id}` < `${b.day} ${b.id}` ? -1 : 1);

/**
 * The saved values of one test as lines: each in the unit of its newest value. Values whose unit cannot be brought to it by a known factor stand on a
 * line of their own, and never with others; words are on none.
 */
export function trendLines(observations: readonly Observation[]): TrendLine[] {
  const lines: TrendLine[] = [];
  let left = observations.filter(({ number }) => number !== null).toSorted(inOrder);
  for (let newest = left.at(-1); newest; newest = left.at(-1)) {
    const { unit } = newest;
    const taken = left.flatMap((one) => pointOf(one, unit) ?? []);
    lines.push({ unit, points: taken });
    const ids = new Set(taken.map(({ id }) => id));
    left = left.filter(({ id }) => !ids.has(id));
  }
  return lines;
}
