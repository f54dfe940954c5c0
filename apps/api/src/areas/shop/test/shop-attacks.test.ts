// areas: records
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { place, shopOf } from '../../../../test/shop';
import { notAllowed, refusal, run } from '../../../../test/statements';
import type { Actor } from '../../../kernel/db/actor';

let api: TestApi;
let shop: ReturnType<typeof shopOf>;
let asha: Person;
let other: Person;
beforeAll(async () => {
  api = await startApi();
  shop = shopOf(api);
  await shop.stock();
});
beforeEach(async () => {
  asha = await api.signedIn();
  other = await api.signedIn();
});
afterAll(() => api.close());

const get = (path: string, who: Person) => api.ask.get(path).set(by(who));

describe('a request of a buyer', () => {
  it.each([0, -1, 1.5, 51, 1e9, '2', null, Number.MAX_SAFE_INTEGER])(
    'is refused with a quantity of %p',
    async (quantity) => {
      const id = await shop.product('AID-001');
      await api.ask.put(`/shop/cart/items/${id}`).set(by(asha)).send({ quantity }).expect(422);
      const items = [{ productId: id, quantity }];
      await shop.post('/shop/cart/merge', asha, { items }).expect(422);
      expect((await get('/shop/cart', asha).expect(200)).body.data.count).toBe(0);
    },
  );

  it('has no field for a price', async () => {
    const id = await shop.product('AID-001');
    const cheap = { quantity: 1, pricePaise: 1 };
    await api.ask.put(`/shop/cart/items/${id}`).set(by(asha)).send(cheap).expect(422);
    const checkoutId = await shop.checkout(asha);
    const body = { checkoutId, paymentMethod: 'cash', totalPaise: 1 };
    await shop.post('/shop/orders', asha, body).expect(422);
    await shop.post('/shop/orders', asha, { checkoutId, paymentMethod: 'free' }).expect(422);
  });

  it('has no field for a code of a discount', async () => {
    const checkoutId = await shop.checkout(asha);
    const ordered = { checkoutId, paymentMethod: 'cash' };
    const unknown = { pointer: '/body/discountCode', code: 'unknown' };
    for (const [path, body] of [
      ['/shop/checkouts', { fulfilment: 'pick-up' }],
      ['/shop/orders', ordered],
    ] as const) {
      const refused = await shop.post(path, asha, { ...body, discountCode: 'WELCOME' }).expect(422);
      expect(refused.body.errors).toEqual([expect.objectContaining(unknown)]);
    }
    // Only the field was refused: the checkout is still open, and orders.
    await shop.post('/shop/orders', asha, ordered).expect(201);
  });

  it('is refused for more packs than one order takes, even if a guest had them in the cart', async () => {
    const id = await shop.product('HEA-001');
    const merged = await shop.post('/shop/cart/merge', asha, { items: [{ productId: id, quantity: 50 }] });
    expect(merged.body.data.items[0].quantity).toBe(6);
  });

  it('is refused with an address whose PIN code is of another state', async () => {
    const refused = await shop.post('/shop/addresses', asha, { ...place, state: 'MH' }).expect(422);
    expect(refused.body.errors[0]).toMatchObject({ pointer: '/body/pin', code: 'state' });
  });
});

describe('a row of another person', () => {
  it('answers 404: order, invoice, payment, checkout, address', async () => {
    const id = await shop.delivered(asha);
    const payment = await shop.payment(asha);
    const checkoutId = await shop.checkout(asha);
    const addressId = await shop.address(asha);
    const admin = await api.signedIn('ADMIN');
    for (const who of [other, admin]) {
      for (const path of [
        `orders/${id}`,
        `orders/${id}/invoice`,
        `payments/${payment}`,
        `checkouts/${checkoutId}`,
      ])
        await get(`/shop/${path}`, who).expect(404);
      await shop.post(`/shop/orders/${id}/return`, who, { reason: 'damaged' }).expect(404);
      await shop.post(`/shop/payments/${payment}/confirmation`, who, { result: 'paid' }).expect(404);
      await shop.post('/shop/orders', who, { checkoutId, paymentMethod: 'cash' }).expect(422);
      await shop.choose(who, 'AID-002');
      const begun = await shop
        .post('/shop/checkouts', who, { fulfilment: 'delivery', addressId })
        .expect(422);
      expect(begun.body.errors[0].code).toBe('unknown');
    }
  });
});

describe('the database', () => {
  const as = ({ userId }: Person, role: 'PATIENT' | 'ADMIN' = 'PATIENT'): Actor => ({ userId, role });
  const refused = (who: Actor, statement: ReturnType<typeof sql>) =>
    refusal(run(api.context.db, who, statement));

  it('refuses stock below zero, a price above the maximum retail price, and Schedule X', async () => {
    await shop.product('AID-001');
    const admin = as(await api.signedIn('ADMIN'), 'ADMIN');
    for (const change of [
      sql`reserved = stock + 1`,
      sql`stock = -1`,
      sql`price_paise = mrp_paise + 1`,
      sql`schedule = 'X'`,
    ])
      expect(await refused(admin, sql`update shop_products set ${change} where code = 'AID-001'`)).toBe(
        '23514',
      );
  });

  it('refuses a buyer another price, a state of an administrator, and a decision about their own prescription', async () => {
    const id = await shop.prescribedOrder(asha);
    expect(await refused(as(asha), sql`update shop_products set price_paise = 1`)).toBe(notAllowed);
    expect(
      await refused(as(asha), sql`update shop_orders set status = 'DELIVERED' where id = ${id}`),
    ).not.toBeNull();
    await shop.appoint(asha);
    const approve = sql`update shop_orders set prescription_status = 'APPROVED', prescription_files = '[]',
      prescription_decided_by = ${asha.userId} where id = ${id}`;
    expect(await refused(as(asha), approve)).toBe(notAllowed);
  });

  it('refuses to take the prescription off an order, or to cancel it without its order', async () => {
    const id = await shop.prescribedOrder(asha);
    const admin = as(await api.signedIn('ADMIN'), 'ADMIN');
    for (const who of [as(asha), admin])
      for (const change of [
        sql`prescription_status = null, prescription_files = '[]'`,
        sql`prescription_status = 'CANCELLED', prescription_files = '[]'`,
      ])
        expect(await refused(who, sql`update shop_orders set ${change} where id = ${id}`)).toBe(notAllowed);
  });

  it.each(['PACKED', 'SENT', 'DELIVERED'])(
    'refuses the state %s of an order whose prescription is not approved, even to the keeper of the database',
    async (status) => {
      const id = await shop.prescribedOrder(asha);
      for (const prescription of ['WAITING', 'REFUSED', 'CANCELLED', null])
        expect(
          await refused(
            'keeper',
            sql`update shop_orders set status = ${status}, prescription_status = ${prescription}, prescription_files = '[]' where id = ${id}`,
          ),
        ).toBe('23514');
    },
  );

  it('refuses an administrator the right of a pharmacist for themselves', async () => {
    const admin = await api.signedIn('ADMIN');
    const body = { email: admin.email, registrationNumber: 'KA-1', council: 'A council' };
    expect((await shop.post('/admin/pharmacists', admin, body).expect(422)).body.errors[0].code).toBe('self');
    const give = sql`insert into shop_pharmacists values (${admin.userId}, ${admin.userId}, 'A', 'B', 'C', 'D', now(), null)`;
    expect(await refused(as(admin, 'ADMIN'), give)).toBe(notAllowed);
  });
});

describe('an administrator of the shop', () => {
  it('moves an order by the version that was read', async () => {
    const admin = await api.signedIn('ADMIN');
    const id = await shop.order(asha);
    await shop.post(`/shop/orders/${id}/cancellation`, asha).expect(200);
    await api.ask
      .put(`/admin/shop-orders/${id}/status`)
      .set({ ...by(admin), ...once(), 'If-Match': '"1"' })
      .send({ status: 'PACKED' })
      .expect(412);
  });
});
