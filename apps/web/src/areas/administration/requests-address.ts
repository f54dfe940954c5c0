import type { AdminRequestFilter } from '@nadi/ui/screens/admin/AdminDataRequestsScreen';

const states: readonly AdminRequestFilter['state'][] = [
  ...(['waiting', 'open', 'in_progress', 'answered', 'withdrawn'] as const),
];
const types: readonly NonNullable<AdminRequestFilter['type']>[] = [
  ...(['access', 'correction', 'erasure', 'grievance', 'nomination'] as const),
];

/** Returns which requests an address asks for; by default those that wait. */
export const readRequestFilter = (query: URLSearchParams): AdminRequestFilter => ({
  state: states.find((state) => state === query.get('state')) ?? 'waiting',
  type: types.find((type) => type === query.get('type')) ?? null,
});

/** Returns the address of some requests. */
export const requestsAddress = ({ state, type }: AdminRequestFilter) => ({
  ...{ tab: 'users', view: 'requests' },
  ...(state !== 'waiting' && { state }),
  ...(type && { type }),
});
