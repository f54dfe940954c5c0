// areas: records, account, notifications
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { shopOf } from '../../../../test/shop';
import { scheduleH1Register } from '../tables/schedule-h1-register';
import { shopOrders } from '../tables/shop-orders';

let api: TestApi;
let shop: ReturnType<typeof shopOf>;
let asha: Person;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  shop = shopOf(api);
  await shop.stock();
});
beforeEach(async () => {
  asha = await api.signedIn();
  admin = await api.signedIn('ADMIN');
});
afterAll(() => api.close());

const read = (id: string, who = asha) => shop.read(id, who);

describe('a prescription', () => {
  it('is required with a file for Schedule H, and is refused if it belongs to another patient', async () => {
    const who = await api.signedIn();
    const checkoutId = await shop.checkout(who, 'HEA-001');
    const place = (more: object = {}) =>
      shop.post('/shop/orders', who, { checkoutId, paymentMethod: 'cash', ...more }).expect(422);
    const code = async (more?: object) => (await place(more)).body.errors[0].code;
    expect(await code()).toBe('required');
    expect(await code({ prescriptionRecordId: await shop.prescription(asha) })).toBe('unknown');
  });

  it('is decided by a pharmacist before the order is packed, who sees the file until then', async () => {
    const pharmacist = await api.signedIn('DOCTOR');
    const ask = (path: string) => api.ask.get(path).set(by(pharmacist));
    await ask('/prescription-checks').expect(403);
    const right = await shop.appoint(pharmacist);
    const id = await shop.prescribedOrder(asha, 'HEA-001', 3);
    await shop.move(admin, id, 'PACKED').expect(409);
    await shop.everyMinute();
    const listed = await ask('/prescription-checks').expect(200);
    const check = listed.body.data.find((one: { id: string }) => one.id === id);
    expect(check).toMatchObject({ patientName: 'Test Person', lines: [{ quantity: 3, approved: null }] });
    const file = check.files[0].id;
    await ask(`/prescription-check-files/${file}`).expect(200);
    await ask(`/prescription-check-files/${file}/preview`).expect(200);
    await api.ask.get(`/prescription-check-files/${file}`).set(by(admin)).expect(403);
    const decide = (body: object) =>
      api.ask
        .put(`/prescription-checks/${id}/decision`)
        .set({ ...by(pharmacist), ...once() })
        .send(body);
    const productId = await shop.product('HEA-001');
    const tooMany = await decide({ decision: 'APPROVED', lines: [{ productId, quantity: 4 }] }).expect(422);
    expect(tooMany.body.errors[0].code).toBe('too-many');
    const unsaid = await decide({ decision: 'APPROVED', lines: [{ productId, quantity: 2 }] }).expect(422);
    expect(unsaid.body.errors).toMatchObject([{ pointer: '/body/reason', code: 'required' }]);
    await decide(await shop.fewer(2)).expect(200);
    await decide(await shop.fewer(2)).expect(409);
    await ask(`/prescription-check-files/${file}`).expect(404);
    const order = await read(id);
    expect(order.totals).toMatchObject({ itemsPaise: 19_800, deliveryPaise: 4_000 });
    expect(order.prescription).toMatchObject({
      ...{ status: 'APPROVED', pharmacist: 'Test Person, KA-TEST-1' },
      ...{ reason: 'The prescription is for fewer packs.' },
      lines: [{ name: 'Telmora 40', ordered: 3, approved: 2 }],
    });
    await shop.move(admin, id, 'PACKED').expect(200);
    const log = await api.ask.get('/patients/access-log?by=others&limit=50').set(by(asha)).expect(200);
    expect(log.body.data.map(({ operation }: { operation: string }) => operation)).toEqual(
      expect.arrayContaining(['readPrescriptionCheckFile', 'decidePrescription', 'moveOrder']),
    );
    await api.ask.delete(`/admin/pharmacists/${right}`).set(by(admin)).expect(200);
    await ask('/prescription-checks').expect(403);
  });

  it('is shown to an administrator without its record and without the words of the pharmacist', async () => {
    const id = await shop.partApproved(asha);
    const own = (await read(id)).prescription;
    expect(own).toMatchObject({ recordId: expect.any(String), reason: expect.any(String) });
    const hidden = { ...own, recordId: null, reason: null };
    const opened = await api.ask.get(`/admin/shop-orders/${id}`).set(by(admin)).expect(200);
    expect(opened.body.data.prescription).toEqual(hidden);
    const moved = await shop.move(admin, id, 'PACKED').expect(200);
    expect(moved.body.data.prescription).toEqual(hidden);
    const refunded = await shop.post(`/admin/shop-orders/${id}/refund`, admin).expect(200);
    expect(refunded.body.data.prescription).toEqual(hidden);
  });

  it('takes the new amount and refuses the old one if packs are cut after the payment was begun', async () => {
    const id = await shop.prescribedOrder(asha, 'HEA-001', 3, 'test-gateway');
    const begin = async () => (await shop.post(`/shop/orders/${id}/payments`, asha).expect(201)).body.data;
    const confirm = (payment: string, result = 'paid') =>
      shop.post(`/shop/payments/${payment}/confirmation`, asha, { result });
    const old = await begin();
    expect((await shop.decide(id, await shop.fewer(2))).status).toBe(200);
    const { totals } = await read(id);
    expect(totals.totalPaise).toBeLessThan(old.amountPaise);
    const refused = await confirm(old.id).expect(409);
    expect(refused.body.detail).toBe(
      'The price of this order has changed. Begin the payment again; nothing was paid.',
    );
    const renewed = await begin();
    expect(renewed).toMatchObject({ status: 'CREATED', amountPaise: totals.totalPaise });
    expect(renewed.id).not.toBe(old.id);
    const failed = await api.ask.get(`/shop/payments/${old.id}`).set(by(asha)).expect(200);
    expect(failed.body.data.status).toBe('FAILED');
    await confirm(renewed.id).expect(200);
    expect(await read(id)).toMatchObject({ status: 'PAID', refundPaise: 0 });
  });

  it('leaves a refund due until an administrator confirms it, if packs are cut after the payment', async () => {
    const id = await shop.partApproved(asha);
    await shop.move(admin, id, 'PACKED').expect(200);
    const due = await read(id);
    expect(due).toMatchObject({ status: 'PACKED', refundedAt: null });
    expect(due.refundPaise).toBeGreaterThan(0);
    const confirm = () => shop.post(`/admin/shop-orders/${id}/refund`, admin);
    await confirm().expect(200);
    await confirm().expect(409);
    const paidBack = await read(id);
    expect(paidBack).toMatchObject({ status: 'PACKED', refundPaise: due.refundPaise });
    expect(paidBack.refundedAt).not.toBeNull();
    const told = await api.ask.get('/notifications').set(by(asha)).expect(200);
    expect(told.body.data.map(({ title }: { title: string }) => title)).toContain(
      'Part of your money was paid back',
    );
    const whole = await shop.order(asha);
    await shop.post(`/admin/shop-orders/${whole}/refund`, admin).expect(409);
  });

  it('cancels its order if it is refused, and a pharmacist cannot check their own', async () => {
    const who = await api.signedIn();
    await shop.appoint(who);
    const id = await shop.prescribedOrder(who);
    const own = await api.ask.get('/prescription-checks').set(by(who)).expect(200);
    expect(own.body.data.map((one: { id: string }) => one.id)).not.toContain(id);
    const decision = { decision: 'REFUSED', reason: 'The prescription is too old.' };
    const decide = (by_: Person) =>
      api.ask
        .put(`/prescription-checks/${id}/decision`)
        .set({ ...by(by_), ...once() })
        .send(decision);
    await decide(who).expect(404);
    const other = await api.signedIn();
    await shop.appoint(other);
    await decide(other).expect(200);
    expect(await read(id, who)).toMatchObject({ status: 'CANCELLED', reason: 'prescription-refused' });
  });

  it('names prescriber and patient for Schedule H1, and enters the supply in the register', async () => {
    const pharmacist = await api.signedIn();
    await shop.appoint(pharmacist);
    const id = await shop.prescribedOrder(asha, 'INF-004', 1);
    const productId = await shop.product('INF-004');
    const decide = (more: object) =>
      api.ask
        .put(`/prescription-checks/${id}/decision`)
        .set({ ...by(pharmacist), ...once() })
        .send({ decision: 'APPROVED', lines: [{ productId, quantity: 1 }], ...more });
    expect((await decide({}).expect(422)).body.errors.length).toBe(2);
    const prescriber = { name: 'Dr. Example', address: 'A clinic' };
    await decide({ prescriber, patientName: 'Test Person' }).expect(200);
    const entries = () => api.look((tx) => tx.select().from(scheduleH1Register));
    const prescriberOf = () =>
      api.look((tx) =>
        tx.select({ prescriber: shopOrders.prescriber }).from(shopOrders).where(eq(shopOrders.id, id)),
      );
    const [{ prescriber: kept } = { prescriber: null }] = await prescriberOf();
    expect(kept).toMatchObject({ name: 'Dr. Example', patient: 'Test Person' });
    await api.context.db.write('keeper', (tx) =>
      tx.update(shopOrders).set({ isSample: false }).where(eq(shopOrders.id, id)),
    );
    for (const status of ['PACKED', 'SENT']) await shop.move(admin, id, status).expect(200);
    expect((await read(id)).invoice?.number).toMatch(/^NS\//);
    expect(await prescriberOf()).toEqual([{ prescriber: null }]);
    expect(await entries()).toEqual([
      expect.objectContaining({ medicine: 'Cefixa 200', packs: 1, prescriberName: 'Dr. Example' }),
    ]);
    // A sample is supplied to nobody: it is not in the register, and takes no legal number.
    const sample = await shop.prescribedOrder(asha, 'INF-004', 1);
    const approval = { ...(await shop.fewer(1, 'INF-004')), prescriber, patientName: 'Test Person' };
    expect((await shop.decide(sample, approval)).status).toBe(200);
    for (const status of ['PACKED', 'SENT']) await shop.move(admin, sample, status).expect(200);
    expect((await read(sample)).invoice?.number).toMatch(/^XS\//);
    expect(await entries()).toHaveLength(1);
  });
});

describe('an administrator of the shop', () => {
  it('changes price and stock by the version that was read, never above the maximum retail price', async () => {
    const id = await shop.product('TES-002');
    const listed = await api.ask.get('/admin/shop-products?q=uriva').set(by(admin)).expect(200);
    const { version } = listed.body.data[0];
    const change = (body: object, of = version) =>
      api.ask
        .patch(`/admin/shop-products/${id}`)
        .set({ ...by(admin), ...once(), 'If-Match': `"${of}"` })
        .send(body);
    expect((await change({ pricePaise: 28_901 }).expect(422)).body.errors[0].code).toBe('above-mrp');
    await change({ stock: 50 }).expect(200);
    await change({ stock: 60 }).expect(412);
    const counts = await api.ask.get('/admin/shop-overview').set(by(admin)).expect(200);
    expect(counts.body.data.products).toBeGreaterThan(70);
  });

  it('imports products, and none of Schedule X', async () => {
    const product = {
      ...{ code: 'AID-900', name: 'Gauze', maker: 'A maker', category: 'first-aid', form: 'dressing' },
      ...{ pack: '1 roll', units: 1, unit: 'roll', hsn: '3005', mrpPaise: 4500, pricePaise: 4200, stock: 1 },
      description: 'A roll.',
    };
    const products = [product, { ...product, code: 'X-1', schedule: 'X', composition: 'Something' }];
    const imported = await shop.post('/admin/product-imports', admin, { products }).expect(201);
    expect(imported.body.data).toEqual({
      ...{ added: 1, changed: 0, refused: [{ index: 1, code: 'X-1', reason: 'schedule-x' }] },
    });
  });
});
