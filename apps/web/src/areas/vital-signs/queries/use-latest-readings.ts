import type { VitalSign } from '@nadi/contract/schema';
import { useSummary } from './use-summary';

export type LatestReading = VitalSign;

/** The patient's latest reading of each type within the last 30 days; none while they are not known. */
export function useLatestReadings(timeZone: string): LatestReading[] {
  const { data } = useSummary(timeZone);
  return data?.data.items.map((item) => item.latest) ?? [];
}
