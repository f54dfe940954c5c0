import { channelNames, type DeliveryFilter, stateNames } from '@nadi/ui/screens/admin/DeliveriesScreen';
import { chosen, dayOf, named, personOf, spanOf } from './address-parts';

/** Returns which deliveries an address asks for. */
export const readDeliveryFilter = (query: URLSearchParams): DeliveryFilter => ({
  channel: named(channelNames, query.get('channel')),
  state: named(stateNames, query.get('state')),
  person: personOf(query.get('person')),
  from: dayOf(query.get('from')),
  to: dayOf(query.get('to')),
});

/** Returns the address of some deliveries. */
export const deliveriesAddress = ({ state, ...filter }: DeliveryFilter) => ({
  ...{ tab: 'communication', view: 'deliveries' },
  ...(state && { state: state.toLowerCase() }),
  ...chosen(filter),
});

/** Returns the parameters of some deliveries. */
export const deliveriesSearch = ({ from, to, ...filter }: DeliveryFilter, timeZone: string) => ({
  ...chosen(filter),
  ...spanOf(from, to, timeZone),
});
