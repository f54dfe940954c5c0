import { useServices } from '../../app/use-services';

export const summaryOf = (timeZone: string) =>
  ['get', '/vital-signs/summary', { params: { query: { timezone: timeZone } } }] as const;

/** What was measured in the last 30 days; dashboard and vital signs show the same answer. */
export function useSummary(timeZone: string) {
  const { $api } = useServices();
  return $api.useQuery(...summaryOf(timeZone));
}
