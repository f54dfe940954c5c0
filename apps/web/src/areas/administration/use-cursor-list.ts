import type { paths } from '@nadi/contract/schema';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pageState } from '../../kernel/page/page-state';
import { type Settled, settle } from '../../kernel/requests/settle';

type Page = { next: string | null };
type CursorList<Search, Found extends Page, Content extends object> = {
  path: keyof paths;
  search: Search;
  /** @default true */
  isAsked?: boolean;
  ask: (
    query: Search & { limit: number; cursor?: string },
    signal: AbortSignal,
  ) => Promise<{ data?: { data: Found }; error?: unknown }>;
  /** Presents the pages that were read so far. */
  present: (pages: readonly [Found, ...Found[]]) => Content;
};

const pageLength = 20;

/** Reads a list of the administration page after page. Each look leaves an entry in the audit log, so nothing is read again by itself. */
export function useCursorList<Search extends object, Found extends Page, Content extends object>({
  path,
  search,
  isAsked = true,
  ask,
  present,
}: CursorList<Search, Found, Content>) {
  const list = useInfiniteQuery({
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
    ...{ refetchOnWindowFocus: false, refetchOnReconnect: false, initialPageParam: null as string | null },
    enabled: isAsked,
    queryKey: ['get', path, { params: { query: search } }],
    async queryFn({ pageParam: cursor, signal }) {
      const query = { ...search, limit: pageLength, ...(cursor && { cursor }) };
      const answer: Settled<{ data: Found }> = await settle(ask(query, signal));
      if (!answer.ok) throw answer.error;
      return answer.data.data;
    },
    getNextPageParam: ({ next }) => next,
  });
  const [first, ...rest] = list.data?.pages ?? [];
  const state = pageState({ ...list, data: first }, (page) => ({
    ...present([page, ...rest]),
    ...{
      hasMore: list.hasNextPage,
      isPending: list.isFetchingNextPage,
      isMoreFailed: list.isFetchNextPageError,
    },
  }));
  return { state, onMore: () => void list.fetchNextPage(), onRetry: () => void list.refetch() };
}
