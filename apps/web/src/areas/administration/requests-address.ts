import { dataRequestStatuses, dataRequestTypes } from '@nadi/domain/account/data-requests';
import type { AdminRequestFilter } from '@nadi/ui/screens/admin/AdminDataRequestsScreen';
import { named } from './address-parts';

/** Returns which requests an address asks for; by default those that wait. */
export const readRequestFilter = (query: URLSearchParams): AdminRequestFilter => ({
  state: named(dataRequestStatuses, query.get('state')) ?? 'waiting',
  type: named(dataRequestTypes, query.get('type')),
});

/** Returns the address of some requests. */
export const requestsAddress = ({ state, type }: AdminRequestFilter) => ({
  ...{ tab: 'users', view: 'requests' },
  ...(state !== 'waiting' && { state }),
  ...(type && { type }),
});
