import type {
  AdminDataRequestsState,
  AdminRequestFilter,
} from '@nadi/ui/screens/admin/AdminDataRequestsScreen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pageState } from '../../kernel/page/page-state';
import { settle } from '../../kernel/requests/settle';
import { useServices } from '../../kernel/services/use-services';

/** Returns requests of people about their data, page after page. Each reading leaves entries, so nothing is read again by itself. */
export function useRequests({ state: chosen, type }: AdminRequestFilter) {
  const { api } = useServices();
  const search = { state: chosen, ...(type && { type }) };
  const list = useInfiniteQuery({
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
    ...{ refetchOnWindowFocus: false, refetchOnReconnect: false, initialPageParam: null as string | null },
    queryKey: ['get', '/admin/data-requests', { params: { query: search } }],
    async queryFn({ pageParam: cursor, signal }) {
      const query = { ...search, limit: 20, ...(cursor && { cursor }) };
      const answer = await settle(api.GET('/admin/data-requests', { params: { query }, signal }));
      if (!answer.ok) throw answer.error;
      return answer.data.data;
    },
    getNextPageParam: ({ next }) => next,
  });
  const pages = list.data?.pages ?? [];
  const state: AdminDataRequestsState = pageState({ ...list, data: pages[0] }, () => ({
    rows: pages.flatMap((page) => page.items),
    ...{
      hasMore: list.hasNextPage,
      isPending: list.isFetchingNextPage,
      isMoreFailed: list.isFetchNextPageError,
    },
  }));
  return { state, onMore: () => void list.fetchNextPage(), onRetry: () => void list.refetch() };
}
