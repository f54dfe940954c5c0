import type { VitalSign } from '@nadi/contract/schema';
import { useSummary } from './use-summary';

export type LatestReading = VitalSign;

const severity: Record<VitalSign['interpretation']['status'], number> = {
  critical: 0,
  high: 1,
  low: 1,
  'not-assessed': 2,
  'in-range': 3,
};

/** The patient's latest reading of each type within the last 30 days, the most severe first; none while they are not known. */
export function useLatestReadings(timeZone: string): LatestReading[] {
  const { data } = useSummary(timeZone);
  const latest = data?.data.items.map((item) => item.latest) ?? [];
  return latest.sort(
    (one, other) => severity[one.interpretation.status] - severity[other.interpretation.status],
  );
}
