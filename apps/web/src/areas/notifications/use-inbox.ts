import type {
  NotificationsScreenProps,
  NotificationTab,
} from '@nadi/ui/screens/notifications/NotificationsScreen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { pageState } from '../../kernel/page/page-state';
import { failureOf } from '../../kernel/requests/action';
import { useServices } from '../../kernel/services/use-services';
import { readAllNotifications, updateNotification } from './online-writes';
import { countsQuery, inboxQuery } from './queries';

type Props = Pick<
  NotificationsScreenProps,
  'state' | 'counts' | 'onRead' | 'onReadAll' | 'onArchive' | 'onRestore' | 'onOlder' | 'onRetry'
>;

const nothing = () => ({});

/** The notifications of a tab, page by page, and what a person does with them. */
export function useInbox(tab: NotificationTab): Props {
  const { $api, api } = useServices();
  const [, path, { params }] = inboxQuery(tab);
  const list = useInfiniteQuery({
    queryKey: inboxQuery(tab),
    async queryFn({ pageParam, signal }) {
      // Without a cursor, the first page has the address at which it was asked for early.
      const query = { ...params.query, ...(pageParam && { cursor: pageParam }) };
      const { data, error } = await api.GET(path, { params: { query }, signal });
      if (error) throw error;
      return data;
    },
    initialPageParam: '',
    getNextPageParam: ({ pagination }) => pagination.next,
    staleTime: 0,
  });
  const counts = $api.useQuery(...countsQuery);
  const update = useOnlineWrite(updateNotification);
  const readAll = useOnlineWrite(readAllNotifications);
  // Both come together: numbers that come later would move the rows.
  const state = counts.isLoading
    ? ({ phase: 'loading' } as const)
    : pageState(list, ({ pages }) => ({
        rows: pages.flatMap(({ data }) => data),
        hasOlder: list.hasNextPage,
      }));
  const newest = state.phase === 'ready' ? state.rows[0]?.createdAt : undefined;
  return {
    state,
    counts: counts.data?.data ?? null,
    onRead: async (id) => savedOf(await update({ id, body: { isUnread: false } }), nothing),
    onArchive: async (id) => savedOf(await update({ id, body: { isArchived: true } }), nothing),
    onRestore: async (id) => savedOf(await update({ id, body: { isArchived: false } }), nothing),
    // Goes no later than what is on the screen: nothing is marked that the person has not seen.
    onReadAll: async () => (newest ? savedOf(await readAll({ until: newest }), nothing) : { ok: false }),
    async onOlder() {
      const { isFetchNextPageError, error } = await list.fetchNextPage();
      return isFetchNextPageError ? { ok: false, message: failureOf(error).message } : { ok: true };
    },
    onRetry: () => void list.refetch(),
  };
}
