import type { AdminConsentFilter, AdminConsentsState } from '@nadi/ui/screens/admin/AdminConsentsScreen';
import type { AdminVisitFilter, AdminVisitsState } from '@nadi/ui/screens/admin/AdminConsultationsScreen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pageState } from '../../kernel/page/page-state';
import { settle } from '../../kernel/requests/settle';
import { useServices } from '../../kernel/services/use-services';
import { consentsSearch, visitsSearch } from './healthcare-address';

/** Each reading leaves entries, so nothing is read again by itself. */
const asked = {
  ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  ...{ refetchOnWindowFocus: false, refetchOnReconnect: false, initialPageParam: null as string | null },
} as const;

/** Returns visits of everyone, page after page. */
export function useVisits(filter: AdminVisitFilter, timeZone: string) {
  const { api } = useServices();
  const search = visitsSearch(filter, timeZone);
  const list = useInfiniteQuery({
    ...asked,
    queryKey: ['get', '/admin/consultations', { params: { query: search } }],
    async queryFn({ pageParam: cursor, signal }) {
      const query = { ...search, limit: 20, ...(cursor && { cursor }) };
      const answer = await settle(api.GET('/admin/consultations', { params: { query }, signal }));
      if (!answer.ok) throw answer.error;
      return answer.data.data;
    },
    getNextPageParam: ({ next }) => next,
  });
  const pages = list.data?.pages ?? [];
  const state: AdminVisitsState = pageState({ ...list, data: pages[0] }, () => ({
    rows: pages.flatMap((page) => page.consultations),
    ...{
      hasMore: list.hasNextPage,
      isPending: list.isFetchingNextPage,
      isMoreFailed: list.isFetchNextPageError,
    },
  }));
  return { state, onMore: () => void list.fetchNextPage(), onRetry: () => void list.refetch() };
}

/** Returns consents of everyone, page after page. */
export function useConsents(filter: AdminConsentFilter) {
  const { api } = useServices();
  const search = consentsSearch(filter);
  const list = useInfiniteQuery({
    ...asked,
    queryKey: ['get', '/admin/consents', { params: { query: search } }],
    async queryFn({ pageParam: cursor, signal }) {
      const query = { ...search, limit: 20, ...(cursor && { cursor }) };
      const answer = await settle(api.GET('/admin/consents', { params: { query }, signal }));
      if (!answer.ok) throw answer.error;
      return answer.data.data;
    },
    getNextPageParam: ({ next }) => next,
  });
  const pages = list.data?.pages ?? [];
  const state: AdminConsentsState = pageState({ ...list, data: pages[0] }, () => ({
    rows: pages.flatMap((page) => page.consents),
    ...{
      hasMore: list.hasNextPage,
      isPending: list.isFetchingNextPage,
      isMoreFailed: list.isFetchNextPageError,
    },
  }));
  return { state, onMore: () => void list.fetchNextPage(), onRetry: () => void list.refetch() };
}
