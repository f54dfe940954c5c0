// areas: identity, notifications
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { minutes } from '../../../../test/clock';
import { shopOf } from '../../../../test/shop';
import { visitsOf } from '../../../../test/visits';
import { shopProducts } from '../tables/shop-products';

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
/** Lets time pass. Returns the person with a new token, since the one before has run out. */
async function after(milliseconds: number, who: Person): Promise<Person> {
  api.clock.advance(milliseconds);
  return visitsOf(api).renewed(who);
}

describe('the catalogue', () => {
  it('is read without signing in: categories, a search, a product with its substitutes', async () => {
    const categories = await api.ask.get('/shop/product-categories').expect(200);
    expect(categories.body.data).toContainEqual(
      expect.objectContaining({ id: 'first-aid', productCount: 7 }),
    );
    const found = await api.ask.get('/shop/products?q=paracetamol&sort=price&limit=2').expect(200);
    expect(found.body.data.map(({ name }: { name: string }) => name)).toEqual(['Fevnil 500', 'Parivo 500']);
    expect(found.body.pagination.total).toBe(4);
    const one = await api.ask.get(`/shop/products/${found.body.data[1].id}`).expect(200);
    expect(one.body.data).toMatchObject({ taxPercent: 5, substitutes: [{ savingPaise: 325 }] });
  });

  it('is narrowed by stock, prescription, category and ids', async () => {
    const names = async (query: string) =>
      (await api.ask.get(`/shop/products?limit=100&${query}`).expect(200)).body.data.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names('category=first-aid')).toContain('Burnova dressing');
    expect(await names('category=first-aid&inStock=true')).not.toContain('Burnova dressing');
    expect(await names('prescription=not-needed')).not.toContain('Telmora 40');
    expect(await names(`ids=${await shop.product('HEA-001')},nothing`)).toEqual(['Telmora 40']);
    // No sign stands for any other.
    expect(await names('q=_')).toEqual([]);
  });
});

describe('from the cart to the door', () => {
  it('a guest cart is merged, ordered with cash, packed, sent, delivered, invoiced and returned', async () => {
    const gauze = await shop.product('AID-001');
    const items = [{ productId: gauze, quantity: 3 }];
    for (const _ of [1, 2]) {
      const merged = await shop.post('/shop/cart/merge', asha, { items }).expect(200);
      expect(merged.body.data).toMatchObject({ count: 3, itemsPaise: 12_600, deliveryPaise: 4_000 });
    }
    const addressId = await shop.address(asha);
    const begun = await shop.post('/shop/checkouts', asha, { fulfilment: 'delivery', addressId }).expect(201);
    expect(begun.body.data.totals).toMatchObject({ totalPaise: 16_600, placeOfSupply: 'KA' });
    expect(await shop.stockOf('AID-001')).toEqual({ stock: 160, reserved: 3 });
    const body = { checkoutId: begun.body.data.id, paymentMethod: 'cash' };
    const placed = await shop.post('/shop/orders', asha, body).expect(201);
    const { id } = placed.body.data;
    expect(await shop.stockOf('AID-001')).toEqual({ stock: 157, reserved: 0 });
    const cart = await api.ask.get('/shop/cart').set(by(asha)).expect(200);
    expect(cart.body.data.items).toEqual([]);
    await api.ask.get(`/shop/orders/${id}/invoice`).set(by(asha)).expect(404);
    for (const status of ['PACKED', 'SENT', 'DELIVERED']) await shop.move(admin, id, status).expect(200);
    const delivered = await read(id);
    expect(delivered).toMatchObject({
      status: 'DELIVERED',
      canReturn: true,
      invoice: { number: 'XS/26-27/000001' },
    });
    expect(delivered.paidAt).not.toBeNull();
    const invoice = await api.ask.get(`/shop/orders/${id}/invoice`).set(by(asha)).buffer().expect(200);
    expect(invoice.headers['content-type']).toContain('application/pdf');
    expect(Buffer.from(invoice.body).subarray(0, 5).toString()).toBe('%PDF-');
    await shop.post(`/shop/orders/${id}/return`, asha, { reason: 'not-needed' }).expect(200);
    await shop.move(admin, id, 'RETURNED').expect(200);
    await shop.move(admin, id, 'REFUNDED').expect(200);
    expect(await read(id)).toMatchObject({
      status: 'REFUNDED',
      refundPaise: 16_600,
      creditNote: { number: 'XC/26-27/000001' },
    });
    await api.ask.get(`/shop/orders/${id}/invoice?document=credit-note`).set(by(asha)).expect(200);
    const told = await api.ask.get('/notifications').set(by(asha)).expect(200);
    expect(told.body.data.map(({ title }: { title: string }) => title)).toContain('Your order is on its way');
  });

  it('an order to another state has integrated tax, and a pick-up no delivery', async () => {
    const who = await api.signedIn();
    await shop.choose(who, 'HYG-001', 2);
    const there = {
      name: 'A',
      phone: '+910000000301',
      line1: 'B',
      city: 'Mumbai',
      state: 'MH',
      pin: '400001',
    };
    const address = await shop.post('/shop/addresses', who, there).expect(201);
    const sent = { fulfilment: 'delivery', addressId: address.body.data.id };
    const away = await shop.post('/shop/checkouts', who, sent).expect(201);
    expect(away.body.data.totals.taxes).toEqual([
      // 37 000 for two with 4 000 for the delivery, at 18 per cent.
      { taxPercent: 18, taxablePaise: 34_746, cgstPaise: 0, sgstPaise: 0, igstPaise: 6_254 },
    ]);
    const here = await shop.post('/shop/checkouts', who, { fulfilment: 'pick-up' }).expect(201);
    expect(here.body.data.totals).toMatchObject({
      deliveryPaise: 0,
      totalPaise: 37_000,
      placeOfSupply: 'KA',
    });
    // The second replaced the first.
    expect((await shop.stockOf('HYG-001')).reserved).toBe(2);
  });

  it('a return that is not accepted is told as such, and not as a delivery', async () => {
    const who = await api.signedIn();
    const id = await shop.delivered(who);
    await shop.post(`/shop/orders/${id}/return`, who, { reason: 'damaged' }).expect(200);
    await shop.move(admin, id, 'DELIVERED').expect(200);
    const told = await api.ask.get('/notifications').set(by(who)).expect(200);
    const titles = told.body.data.map(({ title }: { title: string }) => title);
    expect(titles).toContain('Your return was not accepted');
    expect(titles.filter((title: string) => title === 'Your order was delivered')).toHaveLength(1);
  });

  it('an order takes its own products out of the cart, and no others', async () => {
    const who = await api.signedIn();
    const checkoutId = await shop.checkout(who, 'AID-001');
    const later = await shop.choose(who, 'HYG-002');
    await shop.post('/shop/orders', who, { checkoutId, paymentMethod: 'cash' }).expect(201);
    const cart = await api.ask.get('/shop/cart').set(by(who)).expect(200);
    const left = cart.body.data.items.map((one: { product: { id: string } }) => one.product.id);
    expect(left).toEqual([later]);
  });

  it.each([
    ['is not for sale any more', { isListed: false }],
    ['needs a prescription now', { schedule: 'H' as const }],
  ])('a checkout is not ordered if a product of it %s', async (_, change) => {
    const who = await api.signedIn();
    const checkoutId = await shop.checkout(who, 'HYG-002');
    const set = (changes: Partial<typeof shopProducts.$inferInsert>) =>
      api.context.db.write('keeper', (tx) =>
        tx.update(shopProducts).set(changes).where(eq(shopProducts.code, 'HYG-002')),
      );
    await set(change);
    const body = { checkoutId, paymentMethod: 'cash' };
    const refused = await shop.post('/shop/orders', who, body).expect(409);
    expect(refused.body.detail).toBe(
      'Padora towels has changed. Begin another checkout; nothing was ordered.',
    );
    await set({ isListed: true, schedule: 'none' });
    await shop.post('/shop/orders', who, body).expect(201);
  });

  it('states follow each other as the contract says, and a refusal lists what is allowed', async () => {
    const id = await shop.order(asha);
    const refused = await shop.move(admin, id, 'SENT').expect(409);
    expect(refused.body.detail).toContain('It may become PACKED or CANCELLED.');
    await shop.post(`/shop/orders/${id}/return`, asha, { reason: 'damaged' }).expect(409);
    await shop.post(`/shop/orders/${id}/cancellation`, asha).expect(200);
    const again = await shop.post(`/shop/orders/${id}/cancellation`, asha).expect(409);
    expect(again.body.detail).toContain('CANCELLED');
  });

  it('invoices have no gaps: a cancelled order takes no number', async () => {
    const numbers: (string | undefined)[] = [];
    for (const ends of ['SENT', 'CANCELLED', 'SENT']) {
      const id = await shop.order(asha);
      for (const status of ['PACKED', ends]) await shop.move(admin, id, status).expect(200);
      numbers.push((await read(id)).invoice?.number);
    }
    const [first, none, last] = numbers;
    expect(none).toBeUndefined();
    expect(Number(last?.slice(-6))).toBe(Number(first?.slice(-6)) + 1);
  });
});

describe('stock', () => {
  it('is given back when the fifteen minutes are over: by the clock for the next buyer, and by the job', async () => {
    await shop.setStock('DEV-007', 1);
    let [first, second] = [await api.signedIn(), await api.signedIn()];
    const checkoutId = await shop.checkout(first, 'DEV-007');
    await shop.choose(second, 'DEV-007');
    await shop.post('/shop/checkouts', second, { fulfilment: 'pick-up' }).expect(409);
    first = await after(minutes(15), first);
    second = await after(0, second);
    await shop.post('/shop/orders', first, { checkoutId, paymentMethod: 'cash' }).expect(409);
    const gone = await api.ask.get(`/shop/checkouts/${checkoutId}`).set(by(first)).expect(200);
    expect(gone.body.data.status).toBe('EXPIRED');
    await shop.everyMinute();
    expect((await shop.stockOf('DEV-007')).reserved).toBe(0);
    await shop.post('/shop/checkouts', second, { fulfilment: 'pick-up' }).expect(201);
  });

  it('is sold once: 200 buyers of 5 items at once place 5 orders', async () => {
    const id = await shop.setStock('DEV-001', 5);
    const buyers: Person[] = [];
    while (buyers.length < 200) buyers.push(await api.signedIn());
    const buy = async (who: Person): Promise<number> => {
      await api.ask.put(`/shop/cart/items/${id}`).set(by(who)).send({ quantity: 1 });
      const begun = await shop.post('/shop/checkouts', who, { fulfilment: 'pick-up' });
      if (begun.status !== 201) return begun.status;
      const body = { checkoutId: begun.body.data.id, paymentMethod: 'cash' };
      return (await shop.post('/shop/orders', who, body)).status;
    };
    const ended: number[] = [];
    // A person whose request is told to come again comes again, as the app does.
    const insist = async (who: Person) => {
      let status = await buy(who);
      for (let tries = 0; (status === 503 || status === 429) && tries < 20; tries += 1)
        status = await buy(who);
      ended.push(status);
    };
    await Promise.all(buyers.map(insist));
    expect(ended.filter((status) => status === 201).length).toBe(5);
    expect(ended.filter((status) => status === 409).length).toBe(195);
    expect(await shop.stockOf('DEV-001')).toEqual({ stock: 0, reserved: 0 });
  });

  it('one key places one order', async () => {
    const checkoutId = await shop.checkout(asha, 'AID-004');
    const key = 'the-same-key-twice';
    const body = { checkoutId, paymentMethod: 'cash' };
    const [one, two] = [
      await shop.post('/shop/orders', asha, body, key),
      await shop.post('/shop/orders', asha, body, key),
    ];
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(two.body.data.id).toBe(one.body.data.id);
    await shop.post('/shop/orders', asha, body).expect(409);
  });
});

describe('the test gateway', () => {
  it('takes one payment of an order: a lost answer is found again, and a second try pays nothing', async () => {
    const id = await shop.order(asha, 'AID-002', 1, 'test-gateway');
    await shop.move(admin, id, 'PACKED').expect(409);
    const begun = await shop.post(`/shop/orders/${id}/payments`, asha).expect(201);
    const again = await shop.post(`/shop/orders/${id}/payments`, asha).expect(201);
    expect(again.body.data).toEqual(begun.body.data);
    const payment = begun.body.data.id;
    const confirm = (result: string) => shop.post(`/shop/payments/${payment}/confirmation`, asha, { result });
    const ended = await Promise.all([confirm('paid'), confirm('paid'), confirm('paid')]);
    expect(ended.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await confirm('failed').expect(200)).body.data.status).toBe('PAID');
    const order = await read(id);
    expect(order).toMatchObject({ status: 'PAID', paymentId: payment });
    expect(order.history.filter(({ status }) => status === 'PAID').length).toBe(1);
    await shop.post(`/shop/orders/${id}/payments`, asha).expect(409);
    await shop.post(`/shop/orders/${id}/cancellation`, asha).expect(200);
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', refundPaise: order.totals.totalPaise });
    await shop.move(admin, id, 'REFUNDED').expect(200);
    const told = await api.ask.get(`/shop/payments/${payment}`).set(by(asha)).expect(200);
    expect(told.body.data.status).toBe('REFUNDED');
  });

  it('lets a person try again after a failure, and cancels what is not paid in fifteen minutes', async () => {
    const before = await shop.stockOf('AID-002');
    const id = await shop.order(asha, 'AID-002', 1, 'test-gateway');
    const first = (await shop.post(`/shop/orders/${id}/payments`, asha).expect(201)).body.data.id;
    await shop.post(`/shop/payments/${first}/confirmation`, asha, { result: 'failed' }).expect(200);
    const second = (await shop.post(`/shop/orders/${id}/payments`, asha).expect(201)).body.data.id;
    expect(second).not.toBe(first);
    asha = await after(minutes(15), asha);
    await shop.post(`/shop/payments/${second}/confirmation`, asha, { result: 'paid' }).expect(409);
    await shop.everyMinute();
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', reason: 'unpaid', paidAt: null });
    expect(await shop.stockOf('AID-002')).toMatchObject({ stock: before.stock });
  });
});
