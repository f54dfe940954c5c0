import type { Order } from '@nadi/contract/schema';
import { sampleProductId, sampleProducts } from '@nadi/domain/shop/sample/sample-products';
import { eq } from 'drizzle-orm';
import { pdfWith } from '../src/areas/records/test/sample-files';
import { uploadingTo } from '../src/areas/records/test/uploading';
import { jobs } from '../src/areas/shop/jobs/jobs';
import { keepProducts } from '../src/areas/shop/keep-products';
import { shopOrders } from '../src/areas/shop/tables/shop-orders';
import { shopProducts } from '../src/areas/shop/tables/shop-products';
import { by, once, type Person, type TestApi } from './api';

export const place = {
  ...{ name: 'Test Person', phone: '+910000000301', line1: '12 Example Street', line2: null },
  ...{ city: 'Bengaluru', state: 'KA', pin: '560001' },
};

/** The shop, for tests. @param words stand in what a person keeps */
export function shopOf(api: TestApi, words = 'Test Person') {
  const uploads = uploadingTo(api);
  let stocked: Promise<unknown> | undefined;
  const post = (path: string, who: Person, body: object = {}, key?: string) =>
    api.ask
      .post(path)
      .set({ ...by(who), ...once(key) })
      .send(body);

  const shop = {
    /** Fills the shelves with the sample, once. */
    stock() {
      stocked ??= api.context.db.write('keeper', (tx) =>
        keepProducts(sampleProducts, { tx, now: api.clock.now(), newId: sampleProductId, isSample: true }),
      );
      return stocked;
    },

    /** The id of a product, by its code. */
    async product(code: string): Promise<string> {
      await shop.stock();
      return sampleProductId(sampleProducts.findIndex((one) => one.code === code));
    },

    async setStock(code: string, stock: number): Promise<string> {
      const id = await shop.product(code);
      await api.context.db.write('keeper', (tx) =>
        tx.update(shopProducts).set({ stock, reserved: 0, version: 1 }).where(eq(shopProducts.id, id)),
      );
      return id;
    },

    async stockOf(code: string): Promise<{ stock: number; reserved: number }> {
      const id = await shop.product(code);
      const [found] = await api.look((tx) => tx.select().from(shopProducts).where(eq(shopProducts.id, id)));
      return { stock: found?.stock ?? -1, reserved: found?.reserved ?? -1 };
    },

    /** An address of a person with these words: the one that they have, or a new one. */
    async address(who: Person, text = 'Test Person'): Promise<string> {
      const known = await api.ask.get('/shop/addresses').set(by(who)).expect(200);
      const same = known.body.data.find(({ name }: { name: string }) => name === text);
      if (same) return same.id;
      const added = await post('/shop/addresses', who, { ...place, name: text, line1: text }).expect(201);
      return added.body.data.id;
    },

    async choose(who: Person, code: string, quantity = 1) {
      const id = await shop.product(code);
      await api.ask.put(`/shop/cart/items/${id}`).set(by(who)).send({ quantity }).expect(200);
      return id;
    },

    async checkout(who: Person, code = 'AID-001', quantity = 1, text?: string): Promise<string> {
      await shop.choose(who, code, quantity);
      const addressId = await shop.address(who, text);
      const begun = await post('/shop/checkouts', who, { fulfilment: 'delivery', addressId }).expect(201);
      return begun.body.data.id;
    },

    /** An order of goods that need no prescription. */
    async order(
      who: Person,
      code = 'AID-001',
      quantity = 1,
      paymentMethod = 'cash',
      text?: string,
    ): Promise<string> {
      const checkoutId = await shop.checkout(who, code, quantity, text);
      const placed = await post('/shop/orders', who, { checkoutId, paymentMethod }).expect(201);
      return placed.body.data.id;
    },

    /** A record with a prescription and its file. */
    async prescription(who: Person): Promise<string> {
      const document = { name: 'rx.pdf', type: 'application/pdf' as const, bytes: pdfWith(['Rx']) };
      return (await uploads.filed(who, document, { type: 'prescription', title: 'Rx' }))._id;
    },

    async prescribedOrder(who: Person, code = 'HEA-001', quantity = 2, paymentMethod = 'cash') {
      const prescriptionRecordId = await shop.prescription(who);
      const checkoutId = await shop.checkout(who, code, quantity);
      const body = { checkoutId, paymentMethod, prescriptionRecordId };
      const placed = await post('/shop/orders', who, body).expect(201);
      return placed.body.data.id as string;
    },

    /** Gives the right of a pharmacist. Returns its id. */
    async appoint(who: Person): Promise<string> {
      const body = { email: who.email, registrationNumber: 'KA-TEST-1', council: 'A council' };
      return (await post('/admin/pharmacists', await api.signedIn('ADMIN'), body).expect(201)).body.data.id;
    },

    move: (admin: Person, id: string, status: string) =>
      api.ask
        .put(`/admin/shop-orders/${id}/status`)
        .set({ ...by(admin), ...once() })
        .send({ status }),

    /** The order as its buyer reads it. */
    read: async (id: string, who: Person): Promise<Order> =>
      (await api.ask.get(`/shop/orders/${id}`).set(by(who)).expect(200)).body.data,

    /** Runs the job that the shop runs every minute. */
    async everyMinute(): Promise<void> {
      const [job] = jobs;
      if (!job) throw new Error('The shop has a job.');
      await job.run({}, api.context, () => false);
    },

    /** The first file of the prescription of an order. */
    async fileOf(id: string): Promise<string> {
      const [found] = await api.look((tx) => tx.select().from(shopOrders).where(eq(shopOrders.id, id)));
      return found?.prescriptionFiles[0]?.id ?? '';
    },

    async delivered(who: Person): Promise<string> {
      const admin = await api.signedIn('ADMIN');
      const id = await shop.order(who);
      for (const status of ['PACKED', 'SENT', 'DELIVERED']) await shop.move(admin, id, status).expect(200);
      return id;
    },

    /** A payment that was begun. */
    async payment(who: Person): Promise<string> {
      const id = await shop.order(who, 'AID-001', 1, 'test-gateway');
      return (await post(`/shop/orders/${id}/payments`, who).expect(201)).body.data.id;
    },

    /** Decides the prescription of an order. @param known a pharmacist; another one gets the right without it */
    async decide(id: string, body: object, known?: Person) {
      const pharmacist = known ?? (await api.signedIn());
      if (!known) await shop.appoint(pharmacist);
      return api.ask
        .put(`/prescription-checks/${id}/decision`)
        .set({ ...by(pharmacist), ...once() })
        .send(body);
    },

    /** An order that was paid before fewer packs than ordered were approved. */
    async partApproved(who: Person): Promise<string> {
      const id = await shop.prescribedOrder(who, 'HEA-001', 3, 'test-gateway');
      const begun = await post(`/shop/orders/${id}/payments`, who).expect(201);
      await post(`/shop/payments/${begun.body.data.id}/confirmation`, who, { result: 'paid' }).expect(200);
      const decided = await shop.decide(id, await shop.fewer(2));
      if (decided.status !== 200) throw new Error(`The approval answers ${decided.status}.`);
      return id;
    },

    /** An approval of so many packs of the prescribed sample. */
    fewer: async (quantity: number, code = 'HEA-001') => ({
      decision: 'APPROVED',
      lines: [{ productId: await shop.product(code), quantity }],
      reason: 'The prescription is for fewer packs.',
    }),

    /** One of each thing that the shop keeps of a person. */
    async everything(who: Person): Promise<void> {
      const admin = await api.signedIn('ADMIN');
      const sent = await shop.order(who, 'AID-001', 1, 'cash', words);
      for (const status of ['PACKED', 'SENT']) await shop.move(admin, sent, status).expect(200);
      const paid = await shop.order(who, 'AID-002', 1, 'test-gateway', words);
      await post(`/shop/orders/${paid}/payments`, who).expect(201);
      await shop.prescribedOrder(who);
      await shop.checkout(who, 'AID-003', 1, words);
    },

    post,
  };
  return shop;
}
