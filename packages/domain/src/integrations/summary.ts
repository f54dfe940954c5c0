import type { Unit, VitalSignType } from '../vital-signs/vital-sign';
import type { ImportedReading } from './health-import';

type Range = { lowest: number; highest: number };

/** The readings of one type and unit; a number that has the wrong meaning stands out by its range. */
export type ReadingsOfType = {
  type: VitalSignType;
  unit: Unit;
  count: number;
  /** The range of the upper number, for blood pressure. */
  range: Range;
  /** The range of the lower number, for blood pressure; else null. */
  lower: Range | null;
};

/** Returns the time that readings span, and their number and range by type. */
export function summarise(readings: readonly ImportedReading[]): {
  period: { from: string; to: string } | null;
  types: ReadingsOfType[];
} {
  const times = readings
    .map(({ measuredAt }) => ({ measuredAt, at: Date.parse(measuredAt) }))
    .sort((a, b) => a.at - b.at);
  const [from, to] = [times[0], times.at(-1)];
  const groups = new Map<string, ImportedReading[]>();
  for (const reading of readings) {
    const key = `${reading.type} ${reading.unit}`;
    const group = groups.get(key);
    if (group) group.push(reading);
    else groups.set(key, [reading]);
  }
  return {
    period: from && to ? { from: from.measuredAt, to: to.measuredAt } : null,
    types: [...groups.values()].flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const { type, unit } = first;
      const isPressure = type === 'blood_pressure';
      const range = rangeOf(group.map(({ systolic, value }) => (isPressure ? systolic : value)));
      const lower = isPressure ? rangeOf(group.map(({ diastolic }) => diastolic)) : null;
      return [{ type, unit, count: group.length, range, lower }];
    }),
  };
}

function rangeOf(numbers: readonly (number | undefined)[]): Range {
  const range = { lowest: Number.POSITIVE_INFINITY, highest: Number.NEGATIVE_INFINITY };
  for (const number of numbers) {
    if (number === undefined) continue;
    range.lowest = Math.min(range.lowest, number);
    range.highest = Math.max(range.highest, number);
  }
  return range;
}
