import type { DoctorDashboard } from '@nadi/contract/schema';
import type { QueryClient } from '@tanstack/react-query';

export const dashboardPath = '/doctors/dashboard/me';

/** An answer as it is kept; what it told of other people's records may be taken out of it, until it is read again. */
type Kept = { success: true; data: DoctorDashboard; isForgotten?: true };

/** Tells whether what it told of other people's records was taken out of an answer. */
export const isForgotten = (answer: object | undefined): boolean =>
  answer !== undefined && (answer as Partial<Kept>).isForgotten === true;

/** As many as an answer names of one patient; of one that names so many, others may be meant too. */
const maxNamed = 20;

const concerns = ({ critical, news }: DoctorDashboard, consentId: string): boolean =>
  [...critical.patients, ...news.patients].some(
    ({ consents }) => consents.length >= maxNamed || consents.includes(consentId),
  );

const without = ({ data, ...answer }: Kept): Kept => ({
  ...answer,
  data: {
    ...data,
    critical: { ...data.critical, patients: [], count: 0 },
    news: { ...data.news, patients: [], count: 0 },
  },
  isForgotten: true,
});

/**
 * Takes what a doctor's dashboard tells of other people's records off the page at once, and reads it again; the visits of the day stay.
 *
 * @param consentId of a consent that changed: without something that is seen by it everything stays until it was read again
 */
export function forgetAttention(queryClient: QueryClient, consentId?: string): void {
  const isDashboard = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] === dashboardPath,
  };
  const [query] = queryClient.getQueryCache().findAll(isDashboard);
  if (!query) return;
  const kept = query.state.data as Kept | undefined;
  // An answer on its way may be older than the change.
  if (!kept) return void queryClient.resetQueries(isDashboard);
  if (consentId === undefined || concerns(kept.data, consentId))
    queryClient.setQueryData<Kept>(query.queryKey, without(kept));
  void queryClient.invalidateQueries(isDashboard);
}
