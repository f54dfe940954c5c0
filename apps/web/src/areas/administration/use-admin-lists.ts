import type { AdminConsentFilter } from '@nadi/ui/screens/admin/AdminConsentsScreen';
import type { AdminVisitFilter } from '@nadi/ui/screens/admin/AdminConsultationsScreen';
import type { DeliveryFilter } from '@nadi/ui/screens/admin/DeliveriesScreen';
import { useServices } from '../../kernel/services/use-services';
import { deliveriesSearch } from './communication-address';
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

/** Returns messages that were sent, page after page, with the counts of the last 24 hours. */
export function useDeliveries(filter: DeliveryFilter, timeZone: string) {
  const { api } = useServices();
  return useCursorList({
    path: '/admin/deliveries',
    search: deliveriesSearch(filter, timeZone),
    ask: (query, signal) => api.GET('/admin/deliveries', { params: { query }, signal }),
    present: (pages) => ({
      rows: pages.flatMap(({ deliveries }) => deliveries),
      lastDay: pages[0].lastDay,
    }),
  });
}
