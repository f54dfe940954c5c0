import type { VitalSign } from '@nadi/contract/schema';
import { compareSeverity } from '@nadi/domain/vital-signs/severity';
import { useSummary } from './use-summary';

export type LatestReading = VitalSign;

/** The patient's latest reading of each type within the last 30 days, the most severe first by the worst that is possible for it; none while they are not known. */
export function useLatestReadings(timeZone: string): LatestReading[] {
  const { data } = useSummary(timeZone);
  const latest = data?.data.items.map((item) => item.latest) ?? [];
  return latest.sort((one, other) => compareSeverity(other.interpretation.worst, one.interpretation.worst));
}
