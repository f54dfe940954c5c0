import { useServices } from '../../../kernel/services/use-services';
import { summaryOf } from './dashboard-queries';

/** The summary of the last 30 days; dashboard and vital signs share the same answer. */
export function useSummary(timeZone: string) {
  const { $api } = useServices();
  return $api.useQuery(...summaryOf(timeZone));
}
