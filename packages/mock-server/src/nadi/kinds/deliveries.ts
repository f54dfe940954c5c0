import type { Delivery } from '@nadi/contract/schema';
import { countsOf, deliveryStates } from '@nadi/domain/platform/delivery';
import type { Kind } from '../../mock-types';
import { worldOf } from '../world';
import { checkPeople, isWithin, type WithAddress, withAddress, without } from './audit';
import { keptList } from './list-adapters';

type KeptDelivery = Omit<Delivery, 'person'> & { person: WithAddress | null };

const day = 86_400_000;
const show = ({ person, ...delivery }: KeptDelivery): Delivery => ({
  ...delivery,
  person: person && without(person),
});

/** Messages that the contract tells of: the mock's own are in its mailbox alone. */
export const deliveries: Kind<KeptDelivery> = {
  kept({ store, query }) {
    const world = worldOf(store);
    checkPeople(query, ['person'], world);
    return keptList(() =>
      world.deliveries.map(({ person, ...one }) => ({
        ...one,
        person: person && withAddress(person, world),
      })),
    );
  },
  isChosen: ({ createdAt }, { query }) => isWithin(createdAt, query),
  show,
  list(items, { store, query, now }) {
    const recent = worldOf(store).deliveries.filter(
      ({ createdAt }) => Date.parse(createdAt) > now.getTime() - day,
    );
    const counts = deliveryStates.map((state) => ({
      state,
      count: recent.filter((one) => one.state === state).length,
    }));
    return {
      items: items.map(show),
      beside: { lastDay: query.cursor === undefined ? countsOf(counts) : null },
    };
  },
};
