import type { TrialFit } from '@nadi/contract/schema';
import { useQueries } from '@tanstack/react-query';
import { useServices } from '../../kernel/services/use-services';

/** Studies in one request; those of a page before stay when more are found. */
const batch = 20;

/** How a record fits studies, by their ids. @param patientId of a patient who shares something with a doctor; null for the own record */
export function useFits(
  ids: readonly string[],
  patientId: string | null,
  isWanted: boolean,
): ReadonlyMap<string, TrialFit> {
  const { $api } = useServices();
  const batches = Array.from({ length: Math.ceil(ids.length / batch) }, (_, index) => ({
    ids: ids.slice(index * batch, (index + 1) * batch).join(','),
  }));
  const own = useQueries({
    queries: batches.map((query) => ({
      ...$api.queryOptions('get', '/trial-fits', { params: { query } }),
      enabled: isWanted && patientId === null,
    })),
  });
  const theirs = useQueries({
    queries: batches.map((query) => ({
      ...$api.queryOptions('get', '/patient-search/records/{id}/trial-fits', {
        params: { path: { id: patientId ?? '' }, query },
      }),
      enabled: isWanted && patientId !== null,
      // Shared data is stale at once, and is not kept.
      staleTime: 0,
      gcTime: 0,
    })),
  });
  const answers = patientId === null ? own : theirs;
  return new Map(answers.flatMap(({ data }) => data?.data.fits ?? []).map((fit) => [fit.trialId, fit]));
}
