import type { AdminConsentFilter } from '@nadi/ui/screens/admin/AdminConsentsScreen';
import type { AdminVisitFilter } from '@nadi/ui/screens/admin/AdminConsultationsScreen';
import { useServices } from '../../kernel/services/use-services';
import { consentsSearch, visitsSearch } from './healthcare-address';
import { useCursorList } from './use-cursor-list';

/** Returns visits of everyone, page after page. */
export function useVisits(filter: AdminVisitFilter, timeZone: string) {
  const { api } = useServices();
  return useCursorList({
    path: '/admin/consultations',
    search: visitsSearch(filter, timeZone),
    ask: (query, signal) => api.GET('/admin/consultations', { params: { query }, signal }),
    present: (pages) => ({ rows: pages.flatMap(({ consultations }) => consultations) }),
  });
}

/** Returns consents of everyone, page after page. */
export function useConsents(filter: AdminConsentFilter) {
  const { api } = useServices();
  return useCursorList({
    path: '/admin/consents',
    search: consentsSearch(filter),
    ask: (query, signal) => api.GET('/admin/consents', { params: { query }, signal }),
    present: (pages) => ({ rows: pages.flatMap(({ consents }) => consents) }),
  });
}
