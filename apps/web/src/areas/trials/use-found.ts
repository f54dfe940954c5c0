import type { Trial } from '@nadi/contract/schema';
import type { Loaded } from '@nadi/ui/patterns/state';
import type { TrialsFound } from '@nadi/ui/screens/trials/TrialsScreen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pageState } from '../../kernel/page/page-state';
import { settle } from '../../kernel/requests/settle';
import { useServices } from '../../kernel/services/use-services';
import type { searchOf } from './trials-address';

type Search = ReturnType<typeof searchOf> & { visibility?: Trial['visibility'] };

/** Returns the studies that a search finds, page after page. The pages that are there stay when the next one cannot be read. */
export function useFound(search: Search) {
  const { api } = useServices();
  const list = useInfiniteQuery({
    // Named as other queries are, so that a write makes all of its pages stale.
    queryKey: ['get', '/clinical-trials', { params: { query: search } }],
    initialPageParam: null as string | null,
    async queryFn({ pageParam: cursor, signal }) {
      const query = { ...search, ...(cursor && { cursor }) };
      const answer = await settle(api.GET('/clinical-trials', { params: { query }, signal }));
      if (!answer.ok) throw answer.error;
      return answer.data;
    },
    getNextPageParam: ({ data }) => data.next,
  });
  const pages = list.data?.pages ?? [];
  const rows = pages.flatMap(({ data }) => data.trials);
  const state: Loaded<TrialsFound> = pageState({ ...list, data: pages[0] }, ({ data }) => ({
    ...{ rows, count: data.count, isMore: data.isMore, searched: data.searched, place: data.place },
    ...{ hasMore: list.hasNextPage, isPending: list.isFetchingNextPage },
    isMoreFailed: list.isFetchNextPageError,
  }));
  return {
    state,
    ids: rows.map(({ id }) => id),
    onMore: () => void list.fetchNextPage(),
    refresh: () => list.refetch(),
  };
}
