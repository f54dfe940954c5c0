import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keptState } from '../../kernel/page/page-state';
import { settle } from '../../kernel/requests/settle';
import { useServices } from '../../kernel/services/use-services';

/** Statements on a page. */
const limit = 10;

/** Returns what was said before: the newest page is kept on this device, earlier ones are read when they are asked for. */
export function useHistory() {
  const { $api, api } = useServices();
  const [isMore, setIsMore] = useState(false);
  const newest = $api.useQuery('get', '/insight-history', { params: { query: { limit } } }, { staleTime: 0 });
  const next = newest.data?.pagination.next ?? null;
  const earlier = useInfiniteQuery({
    // The contract has no such path, and its pages are not kept on this device. A write makes them stale all the same.
    queryKey: ['get', '/insight-history/earlier', { from: next }],
    enabled: isMore && next !== null,
    initialPageParam: next,
    async queryFn({ pageParam, signal }) {
      const query = { limit, ...(pageParam !== null && { cursor: pageParam }) };
      const answer = await settle(api.GET('/insight-history', { params: { query }, signal }));
      if (!answer.ok) throw answer.error;
      return answer.data;
    },
    getNextPageParam: ({ pagination }) => pagination.next,
  });
  const state = keptState(newest, ({ data }) => ({
    rows: [...data, ...(earlier.data?.pages.flatMap((page) => page.data) ?? [])],
    hasMore: earlier.data ? earlier.hasNextPage : next !== null,
    isPending: earlier.isFetching,
  }));
  return {
    state,
    onMore() {
      if (isMore && !earlier.isError) void earlier.fetchNextPage();
      else if (earlier.isError) void earlier.refetch();
      setIsMore(true);
    },
    refetch: newest.refetch,
  };
}
