import type { AdminConsentFilter } from '@nadi/ui/screens/admin/AdminConsentsScreen';
import type { AdminVisitFilter } from '@nadi/ui/screens/admin/AdminConsultationsScreen';
import type { DeliveryFilter } from '@nadi/ui/screens/admin/DeliveriesScreen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pageState } from '../../kernel/page/page-state';
import { settle } from '../../kernel/requests/settle';
import { useServices } from '../../kernel/services/use-services';
import { deliveriesSearch } from './communication-address';
import { consentsSearch, visitsSearch } from './healthcare-address';

/** Each reading leaves entries, so nothing is read again by itself. */
const asked = {
  ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  ...{ refetchOnWindowFocus: false, refetchOnReconnect: false, initialPageParam: null as string | null },
} as const;

type Ask = { query: { limit: number; cursor?: string }; signal: AbortSignal };
type Answered<Data> = Promise<{ data?: { data: Data }; error?: unknown }>;

/** Returns the rows of a list that is read page after page, and what the first page says beside them. */
function useFound<Data extends { next: string | null }, Row, Beside extends object>(
  path: string,
  search: object,
  read: (asked: Ask) => Answered<Data>,
  partsOf: (page: Data) => { rows: readonly Row[]; beside: Beside },
) {
  const list = useInfiniteQuery({
    ...asked,
    queryKey: ['get', path, { params: { query: search } }],
    async queryFn({ pageParam: cursor, signal }) {
      const answer = await settle(read({ query: { limit: 20, ...(cursor && { cursor }) }, signal }));
      if (!answer.ok) throw answer.error;
      return answer.data.data;
    },
    getNextPageParam: ({ next }) => next,
  });
  const pages = list.data?.pages ?? [];
  const state = pageState({ ...list, data: pages[0] }, (first) => ({
    ...partsOf(first).beside,
    rows: pages.flatMap((page) => partsOf(page).rows),
    ...{
      hasMore: list.hasNextPage,
      isPending: list.isFetchingNextPage,
      isMoreFailed: list.isFetchNextPageError,
    },
  }));
  return { state, onMore: () => void list.fetchNextPage(), onRetry: () => void list.refetch() };
}

/** Returns visits of everyone, page after page. */
export function useVisits(filter: AdminVisitFilter, timeZone: string) {
  const { api } = useServices();
  const path = '/admin/consultations';
  const search = visitsSearch(filter, timeZone);
  return useFound(
    path,
    search,
    ({ query, signal }) => api.GET(path, { params: { query: { ...search, ...query } }, signal }),
    ({ consultations }) => ({ rows: consultations, beside: {} }),
  );
}

/** Returns consents of everyone, page after page. */
export function useConsents(filter: AdminConsentFilter) {
  const { api } = useServices();
  const path = '/admin/consents';
  const search = consentsSearch(filter);
  return useFound(
    path,
    search,
    ({ query, signal }) => api.GET(path, { params: { query: { ...search, ...query } }, signal }),
    ({ consents }) => ({ rows: consents, beside: {} }),
  );
}

/** Returns messages that were sent, page after page, with the counts of the last 24 hours. */
export function useDeliveries(filter: DeliveryFilter, timeZone: string) {
  const { api } = useServices();
  const path = '/admin/deliveries';
  const search = deliveriesSearch(filter, timeZone);
  return useFound(
    path,
    search,
    ({ query, signal }) => api.GET(path, { params: { query: { ...search, ...query } }, signal }),
    ({ deliveries, lastDay }) => ({ rows: deliveries, beside: { lastDay } }),
  );
}
