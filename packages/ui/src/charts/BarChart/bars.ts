import type { ClinicalStatus } from '../../components/private/reading/reading';

export type BarGroup = {
  /** Name of the group: "Mon 16 Nov", "Cardiology". No two groups have the same. */
  label: string;
  /** Below the bar, where there is little room: "Mon". @default label */
  shortLabel?: string;
  /** A number for each series, in their order; null where nothing was measured, which is not nought. */
  values: readonly (number | null)[];
  /** Status of the value, if there is one series and the value was assessed. */
  status?: ClinicalStatus;
  /** The most severe status that is possible for it. @default the status */
  worst?: ClinicalStatus;
};

export type Arrangement = 'grouped' | 'stacked';
export type Direction = 'vertical' | 'horizontal';

/** The stretch of values that one bar covers. */
export type Part = {
  series: number;
  /** Start of the bar: zero, or the end of the part below it. */
  from: number;
  to: number;
};

/** Numbers only, whatever came over the wire. */
const known = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/**
 * The parts of a group. Each begins at nought; stacked, it begins where the one before it ends, upwards for what is positive and
 * downwards for what is negative.
 */
export function partsOf({ values }: BarGroup, arrangement: Arrangement): Part[] {
  let up = 0;
  let down = 0;
  return values.flatMap((value, series) => {
    if (!known(value)) return [];
    if (arrangement === 'grouped') return [{ series, from: 0, to: value }];
    const from = value < 0 ? down : up;
    if (value < 0) down += value;
    else up += value;
    return [{ series, from, to: from + value }];
  });
}

/** The total of a stacked group; null if a part is unknown, because the sum would be too small. */
export function totalOf({ values }: BarGroup): number | null {
  return values.reduce<number | null>(
    (sum, value) => (sum === null || !known(value) ? null : sum + value),
    0,
  );
}

const statusOrder: readonly ClinicalStatus[] = ['in-range', 'high', 'low', 'critical', 'not-assessed'];

/** The statuses that occur, in their own order. */
export function statusesOf(groups: readonly BarGroup[]): ClinicalStatus[] {
  return statusOrder.filter((status) => groups.some((group) => group.status === status));
}

/** Lowest and highest of what is drawn. Nought is always among them: a bar is read by its length. */
export function domainOf(
  groups: readonly BarGroup[],
  arrangement: Arrangement,
  reference?: number,
): [number, number] {
  let low = Math.min(0, reference ?? 0);
  let high = Math.max(0, reference ?? 0);
  for (const group of groups)
    for (const { to } of partsOf(group, arrangement)) {
      low = Math.min(low, to);
      high = Math.max(high, to);
    }
  return low === high ? [0, 1] : [low, high];
}

/** Lowest and highest of the values themselves; null where there are none. */
export function spanOf(groups: readonly BarGroup[]): [number, number] | null {
  const values = groups.flatMap((group) => group.values.filter(known));
  if (values.length === 0) return null;
  return values.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}
