import type { SharedRecords, SharedSummary } from '@nadi/contract/schema';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { recordsPath, summaryPath } from './shared-queries';

type Answer = { data: SharedSummary | SharedRecords } | { pages: { data: SharedRecords }[] };

const isShared = ([, path]: QueryKey): boolean => path === summaryPath || path === recordsPath;
const isOf = ([, , init]: QueryKey, id: string): boolean =>
  (init as { params?: { path?: { id?: string } } } | undefined)?.params?.path?.id === id;

/** As many as an answer names; of one that names so many, others may be meant too. */
const maxNamed = 20;

function concerns(answer: Answer | undefined, consentId: string): boolean {
  const patient = answer && ('pages' in answer ? answer.pages[0]?.data.patient : answer.data.patient);
  if (!patient) return true;
  const { authorizations } = patient;
  return authorizations.length >= maxNamed || authorizations.some(({ id }) => id === consentId);
}

/** Drops the answers about what a patient shares, also those under way, without reading them again. */
export const dropShared = (queryClient: QueryClient, patientId: string): void =>
  queryClient.removeQueries({
    predicate: ({ queryKey }) => isShared(queryKey) && isOf(queryKey, patientId),
  });

/** Takes what a patient shares off the page at once, and reads it again. */
export const forgetShared = (queryClient: QueryClient, patientId: string): void =>
  void queryClient.resetQueries({
    predicate: ({ queryKey }) => isShared(queryKey) && isOf(queryKey, patientId),
  });

/** The same for whatever is shown by a consent; what others cover stays in sight while it is read again. */
export function forgetConsent(queryClient: QueryClient, consentId: string): void {
  const told = queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => isShared(queryKey) });
  const out = new Set(
    told
      .filter(({ state }) => concerns(state.data as Answer | undefined, consentId))
      .map(({ queryHash }) => queryHash),
  );
  void queryClient.resetQueries({ predicate: ({ queryHash }) => out.has(queryHash) });
  void queryClient.invalidateQueries({
    predicate: ({ queryKey, queryHash }) => isShared(queryKey) && !out.has(queryHash),
  });
}
