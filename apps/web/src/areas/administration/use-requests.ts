import type { AdminDataRequest, AdminDataRequestList } from '@nadi/contract/schema';
import type { AdminRequestFilter } from '@nadi/ui/screens/admin/AdminDataRequestsScreen';
import type { InfiniteData } from '@tanstack/react-query';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { useServices } from '../../kernel/services/use-services';
import { chosen } from './address-parts';
import { decideDataRequest, type RequestDecided } from './online-writes';
import { useCursorList } from './use-cursor-list';

const path = '/admin/data-requests';

/** Returns requests of people about their data, page after page. */
export function useRequests(filter: AdminRequestFilter) {
  const { api } = useServices();
  return useCursorList({
    path,
    search: chosen(filter),
    ask: (query, signal) => api.GET(path, { params: { query }, signal }),
    present: (pages) => ({ rows: pages.flatMap(({ items }) => items) }),
  });
}

type Pages = InfiniteData<AdminDataRequestList>;

/** Returns the function that decides about a request. The list shows its new version in place: to read the pages again would enter the log of each person in them. */
export function useDecide() {
  const { queryClient } = useServices();
  const decide = useOnlineWrite(decideDataRequest);
  const show = (changed: AdminDataRequest) =>
    queryClient.setQueriesData<Pages>(
      { queryKey: ['get', path] },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            items: page.items.map((one) => (one.id === changed.id ? changed : one)),
          })),
        },
    );
  return async (decided: RequestDecided) => {
    const outcome = await decide(decided);
    const saved = savedOf<unknown, object, AdminDataRequest>(outcome, () => ({}));
    const changed = outcome.ok ? outcome.data.data : !saved.ok && saved.current;
    if (changed) show(changed);
    return saved;
  };
}
