import type { TrialFit } from '@nadi/contract/schema';
import { useServices } from '../../kernel/services/use-services';

/** As many as the contract compares at once. */
const max = 100;

/** How a record fits studies, by their ids. @param patientId of a patient who shares something with a doctor; null for the own record */
export function useFits(
  ids: readonly string[],
  patientId: string | null,
  isWanted: boolean,
): ReadonlyMap<string, TrialFit> {
  const { $api } = useServices();
  const query = { ids: ids.slice(0, max).join(',') };
  const hasAny = ids.length > 0 && isWanted;
  const own = $api.useQuery(
    'get',
    '/trial-fits',
    { params: { query } },
    { enabled: hasAny && patientId === null },
  );
  const theirs = $api.useQuery(
    'get',
    '/patient-search/records/{id}/trial-fits',
    { params: { path: { id: patientId ?? '' }, query } },
    // What others share is stale at once, and is not kept.
    { enabled: hasAny && patientId !== null, staleTime: 0, gcTime: 0 },
  );
  const { data } = patientId === null ? own : theirs;
  return new Map(data?.data.fits.map((fit) => [fit.trialId, fit]));
}
