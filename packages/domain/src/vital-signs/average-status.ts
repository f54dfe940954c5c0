import type { Status } from './range';
import { mostSevereStatus } from './status-severity';
import { decimalsOf, roundTo } from './units';
import type { Unit } from './vital-sign';

type Line = {
  unit: Unit;
  average: number | null;
  band: {
    low: number | null;
    high: number | null;
    criticalBelow: number | null;
    criticalFrom: number | null;
  } | null;
};

type Average = Pick<Line, 'unit' | 'average'>;

/** Returns averages with the decimals that their units are read with: those of a trend have one more. */
export const asShown = <One extends Average>(averages: readonly One[]): One[] =>
  averages.map((one) => ({
    ...one,
    average: one.average === null ? null : roundTo(one.average, decimalsOf[one.unit]),
  }));

function statusOf({ average: value, band }: Line): Status {
  if (value === null || band === null) return 'not-assessed';
  if (band.criticalBelow !== null && value < band.criticalBelow) return 'critical';
  if (band.criticalFrom !== null && value >= band.criticalFrom) return 'critical';
  if (band.high !== null && value > band.high) return 'high';
  return band.low !== null && value < band.low ? 'low' : 'in-range';
}

/**
 * Returns where the averages of a period are by the bands of the trend, which hold without a condition. It says nothing about single readings,
 * any of which may be critical.
 */
export function averageStatus(series: readonly Line[]): Status {
  // Compared as it is shown: 134.4 is written as 134, which is in range.
  const found = asShown(series).map(statusOf);
  if (found.length === 0 || found.includes('not-assessed')) return 'not-assessed';
  return mostSevereStatus(found);
}
