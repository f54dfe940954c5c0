import type { OperationId } from '@nadi/contract/operations';
import type { Person, TestApi } from '../api';
import type { Asked } from '../matrix/ask';
import type { World } from '../matrix/world';

type About = (who: Person) => Promise<{ asked: Asked; subjects: () => string[] }>;

type Tools = { api: () => TestApi; world: () => World };

/** Requests about the orders and rights of others than who asks, with the one whom each is about. */
export function shopSubjects({ api, world }: Tools): Partial<Record<OperationId, About>> {
  const ofOrder =
    (make: (id: string) => Asked): About =>
    async () => {
      const buyer = await api().signedIn();
      return { asked: make(await world().shop.order(buyer)), subjects: () => [buyer.userId] };
    };
  const ofRight =
    (make: (id: string) => Asked): About =>
    async () => {
      const pharmacist = await api().signedIn();
      return { asked: make(await world().shop.appoint(pharmacist)), subjects: () => [pharmacist.userId] };
    };
  const ofCheck =
    (make: (id: string) => Promise<Asked>): About =>
    async (who) => {
      const buyer = await api().signedIn();
      const id = await world().shop.prescribedOrder(buyer);
      await world().shop.appoint(who);
      return { asked: await make(id), subjects: () => [buyer.userId] };
    };
  return {
    listShopOrders: ofOrder(() => ({ query: 'limit=1' })),
    readShopOrder: ofOrder((id) => ({ id })),
    async confirmShopRefund() {
      const buyer = await api().signedIn();
      const id = await world().shop.partApproved(buyer);
      return { asked: { id }, subjects: () => [buyer.userId] };
    },
    moveOrder: ofOrder((id) => ({ id, body: { status: 'PACKED' } })),
    listPharmacists: ofRight(() => ({ query: 'limit=1' })),
    withdrawPharmacist: ofRight((id) => ({ id })),
    async addPharmacist() {
      const { email, userId } = await api().signedIn();
      const body = { email, registrationNumber: 'KA-1', council: 'A council' };
      return { asked: { body }, subjects: () => [userId] };
    },
    readPrescriptionCheck: ofCheck(async (id) => ({ id })),
    decidePrescription: ofCheck(async (id) => ({
      id,
      body: { decision: 'REFUSED', reason: 'It is too old.' },
    })),
    readPrescriptionCheckFile: ofCheck(async (id) => ({ id: await world().shop.fileOf(id) })),
    previewPrescriptionCheckFile: ofCheck(async (id) => ({ id: await world().shop.fileOf(id) })),
  };
}
