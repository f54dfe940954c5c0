import type { DeliveryFilter } from '@nadi/ui/screens/admin/DeliveriesScreen';
import { dayOf, named, personOf, spanOf } from './address-parts';

const channels = ['mail', 'push', 'sms'] as const;
const states = ['WAITING', 'SENT', 'RETRYING', 'FAILED', 'LIMITED', 'EXPIRED', 'SKIPPED'] as const;

/** Returns which deliveries an address asks for. */
export const readDeliveryFilter = (query: URLSearchParams): DeliveryFilter => ({
  channel: named(channels, query.get('channel')),
  state: named(states, query.get('state')),
  person: personOf(query.get('person')),
  from: dayOf(query.get('from')),
  to: dayOf(query.get('to')),
});

/** Returns the address of some deliveries. */
export const deliveriesAddress = ({ channel, state, person, from, to }: DeliveryFilter) => ({
  ...{ tab: 'communication', view: 'deliveries' },
  ...(channel && { channel }),
  ...(state && { state: state.toLowerCase() }),
  ...(person && { person }),
  ...(from && { from }),
  ...(to && { to }),
});

/** Returns the parameters of some deliveries. */
export const deliveriesSearch = ({ channel, state, person, from, to }: DeliveryFilter, timeZone: string) => ({
  ...(channel && { channel }),
  ...(state && { state }),
  ...(person && { person }),
  ...spanOf(from, to, timeZone),
});

export const templatesQuery = (page: number, limit = 10) =>
  ['get', '/admin/broadcast-templates', { params: { query: { page, limit } } }] as const;
