import { ageInYears } from '../kernel/age';
import { type Counts, countsBefore } from '../vital-signs/health-metrics';
import type { VitalSignType } from '../vital-signs/vital-sign';
import type { KeptEntry } from './entry';
import { lifestyleOf, unansweredOf } from './overview';

const thirtyDays = 30 * 86_400_000;
const adultAge = 18;

/** The last thirty days, and the thirty days before them. */
export const wellnessTimes = (now: Date) => ({
  from: new Date(now.getTime() - 2 * thirtyDays),
  middle: new Date(now.getTime() - thirtyDays),
});

type Known = {
  /** The counts of all sixty days. */
  both: ReadonlyMap<VitalSignType, Counts>;
  /** The counts of the last thirty days. */
  last: ReadonlyMap<VitalSignType, Counts>;
  rows: readonly KeptEntry[];
  dateOfBirth: string | null;
};

const nothing: Counts = { count: 0, inRange: 0, inRangeConditionally: 0, outOfRange: 0, notAssessed: 0 };

export function presentWellness({ both, last, rows, dateOfBirth }: Known, now: Date) {
  const { from, middle } = wellnessTimes(now);
  // The recommendations are for adults; of someone whose age nobody knows it is not said whether they meet them.
  const isAdult = (ageInYears(dateOfBirth, now.toISOString()) ?? 0) >= adultAge;
  return {
    from: from.toISOString(),
    middle: middle.toISOString(),
    to: now.toISOString(),
    readings: [...both]
      .map(([type, counts]) => {
        const later = last.get(type) ?? nothing;
        return { type, last: later, before: countsBefore(counts, later) };
      })
      .sort((a, b) => b.last.count + b.before.count - a.last.count - a.before.count),
    lifestyle: lifestyleOf(rows, { isAdult }),
    unanswered: unansweredOf(rows),
  };
}
