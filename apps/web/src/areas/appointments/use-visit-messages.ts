import { useInfiniteQuery } from '@tanstack/react-query';
import { selectActing } from '../../kernel/acting/acting-slice';
import { failureOf } from '../../kernel/requests/action';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { selectLivePhase } from '../../kernel/sockets/live-slice';

/** Milliseconds between two questions for messages without a live connection, and with one, which may be cut without a word. Each is in the access log. */
const askEvery = { away: 10_000, live: 120_000 };

const path = '/consultations/{id}/messages';

/** Reads the messages of a visit, the newest page first. @param isOpen more may come */
export function useVisitMessages(id: string, isOpen: boolean) {
  const { api } = useServices();
  // Someone who acts for a patient is told of nothing over the connection, which is their own.
  const isTold = useAppSelector(selectActing) === null;
  const isLive = useAppSelector(selectLivePhase) === 'connected' && isTold;
  const params = { path: { id }, query: { limit: 50 } };
  const list = useInfiniteQuery({
    queryKey: ['get', path, { params }],
    async queryFn({ pageParam, signal }) {
      const query = { ...params.query, ...(pageParam && { cursor: pageParam }) };
      const { data, error } = await api.GET(path, { params: { path: { id }, query }, signal });
      if (error) throw error;
      return data;
    },
    initialPageParam: '',
    getNextPageParam: ({ pagination }) => pagination.next,
    staleTime: 0,
    refetchInterval: isOpen && (isLive ? askEvery.live : askEvery.away),
  });
  return {
    list,
    async onEarlier() {
      const { isFetchNextPageError, error } = await list.fetchNextPage();
      return isFetchNextPageError
        ? { ok: false as const, message: failureOf(error).message }
        : { ok: true as const };
    },
  };
}
