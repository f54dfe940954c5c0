import type { AuditFilter, PageLogFilter } from '@nadi/ui/screens/admin/AuditScreen';
import { useServices } from '../../kernel/services/use-services';
import { spanOf } from './address-parts';
import { searchOf } from './audit-address';
import { useCursorList } from './use-cursor-list';

/** Returns the entries that a search finds, page after page. */
export function useAuditEntries(filter: AuditFilter, timeZone: string) {
  const { api } = useServices();
  return useCursorList({
    path: '/admin/audit-entries',
    search: searchOf(filter, timeZone),
    ask: (query, signal) => api.GET('/admin/audit-entries', { params: { query }, signal }),
    present: (pages) => ({
      rows: pages.flatMap(({ entries }) => entries),
      lookedBackTo: pages.at(-1)?.lookedBackTo ?? null,
    }),
  });
}

/** Returns what pages logged, once it is asked for. */
export function usePageLogs(filter: PageLogFilter | null, timeZone: string) {
  const { api } = useServices();
  const { state, onMore, onRetry } = useCursorList({
    path: '/admin/frontend-logs',
    isAsked: filter !== null,
    search: filter
      ? { ...(filter.errorId && { errorId: filter.errorId }), ...spanOf(filter.day, filter.day, timeZone) }
      : {},
    ask: (query, signal) => api.GET('/admin/frontend-logs', { params: { query }, signal }),
    present: (pages) => ({ rows: pages.flatMap(({ entries }) => entries) }),
  });
  return { logs: filter && state, onMoreLogs: onMore, onRetryLogs: onRetry };
}
