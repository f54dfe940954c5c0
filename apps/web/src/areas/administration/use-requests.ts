import type { AdminRequestFilter } from '@nadi/ui/screens/admin/AdminDataRequestsScreen';
import { useServices } from '../../kernel/services/use-services';
import { chosen } from './address-parts';
import { useCursorList } from './use-cursor-list';

/** Returns requests of people about their data, page after page. */
export function useRequests(filter: AdminRequestFilter) {
  const { api } = useServices();
  return useCursorList({
    path: '/admin/data-requests',
    search: chosen(filter),
    ask: (query, signal) => api.GET('/admin/data-requests', { params: { query }, signal }),
    present: (pages) => ({ rows: pages.flatMap(({ items }) => items) }),
  });
}
