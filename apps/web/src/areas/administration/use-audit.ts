import type {
  AuditFilter,
  AuditState,
  PageLogFilter,
  PageLogsState,
} from '@nadi/ui/screens/admin/AuditScreen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pageState } from '../../kernel/page/page-state';
import { settle } from '../../kernel/requests/settle';
import { useServices } from '../../kernel/services/use-services';
import { spanOf } from './address-parts';
import { searchOf } from './audit-address';

/** Each search leaves an entry, so nothing is searched again by itself. */
const asked = {
  ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  ...{ refetchOnWindowFocus: false, refetchOnReconnect: false, initialPageParam: null as string | null },
} as const;

/** Returns the entries that a search finds, page after page. */
export function useAuditEntries(filter: AuditFilter, timeZone: string) {
  const { api } = useServices();
  const search = searchOf(filter, timeZone);
  const list = useInfiniteQuery({
    ...asked,
    queryKey: ['get', '/admin/audit-entries', { params: { query: search } }],
    async queryFn({ pageParam: cursor, signal }) {
      const query = { ...search, limit: 20, ...(cursor && { cursor }) };
      const answer = await settle(api.GET('/admin/audit-entries', { params: { query }, signal }));
      if (!answer.ok) throw answer.error;
      return answer.data;
    },
    getNextPageParam: ({ data }) => data.next,
  });
  const pages = list.data?.pages ?? [];
  const state: AuditState = pageState({ ...list, data: pages.at(-1) }, ({ data }) => ({
    rows: pages.flatMap((page) => page.data.entries),
    lookedBackTo: data.lookedBackTo,
    ...{
      hasMore: list.hasNextPage,
      isPending: list.isFetchingNextPage,
      isMoreFailed: list.isFetchNextPageError,
    },
  }));
  return { state, onMore: () => void list.fetchNextPage(), onRetry: () => void list.refetch() };
}

/** Returns what pages logged, once it is asked for. */
export function usePageLogs(filter: PageLogFilter | null, timeZone: string) {
  const { api } = useServices();
  const search = filter
    ? { ...(filter.errorId && { errorId: filter.errorId }), ...spanOf(filter.day, filter.day, timeZone) }
    : {};
  const list = useInfiniteQuery({
    ...asked,
    enabled: filter !== null,
    queryKey: ['get', '/admin/frontend-logs', { params: { query: search } }],
    async queryFn({ pageParam: cursor, signal }) {
      const query = { ...search, limit: 20, ...(cursor && { cursor }) };
      const answer = await settle(api.GET('/admin/frontend-logs', { params: { query }, signal }));
      if (!answer.ok) throw answer.error;
      return answer.data;
    },
    getNextPageParam: ({ data }) => data.next,
  });
  const pages = list.data?.pages ?? [];
  const state: PageLogsState = pageState({ ...list, data: pages[0] }, () => ({
    rows: pages.flatMap((page) => page.data.entries),
    ...{
      hasMore: list.hasNextPage,
      isPending: list.isFetchingNextPage,
      isMoreFailed: list.isFetchNextPageError,
    },
  }));
  return {
    logs: filter && state,
    onMoreLogs: () => void list.fetchNextPage(),
    onRetryLogs: () => void list.refetch(),
  };
}
