// areas: records, account
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { type Person, startApi, type TestApi } from '../../../../test/api';
import { shopOf } from '../../../../test/shop';
import { users } from '../../../kernel/tables/users';
import { eraseRows } from '../../account/offers';
import { exportOf, open } from '../../account/test/archive';
import { sweeps } from '../jobs/sweeps';
import { shopInvoices } from '../tables/shop-invoices';
import { shopOrders } from '../tables/shop-orders';

let api: TestApi;
let shop: ReturnType<typeof shopOf>;
let who: Person;
beforeAll(async () => {
  api = await startApi();
  shop = shopOf(api, 'Vogelfrei');
  who = await api.signedIn('PATIENT', { firstName: 'Vogelfrei' });
  await shop.everything(who);
});
afterAll(() => api.close());

const invoices = () => api.look((tx) => tx.select().from(shopInvoices));
const sweep = async () => {
  for (const one of sweeps) await one.run(api.context);
};

describe('the shop of a person', () => {
  it('is in the export: addresses, cart, orders, payments and invoices', async () => {
    const { account, text } = open(await exportOf(api, who));
    expect(account.deliveryAddresses.length).toBeGreaterThan(0);
    expect(account.shopCartItems).toMatchObject([{ quantity: 1 }]);
    expect(account.shopOrders.map(({ status }) => status).sort()).toEqual(['PLACED', 'PLACED', 'SENT']);
    expect(account.shopPayments).toMatchObject([{ status: 'CREATED' }]);
    expect(account.shopInvoices).toMatchObject([{ number: 'XS/26-27/000001' }]);
    expect(text).not.toContain('prescriptionDecidedBy');
  });

  it('goes with the account: what was not sent is for sale again, and the invoice stays without any name', async () => {
    const before = await shop.stockOf('AID-002');
    const reserved = await shop.stockOf('AID-003');
    expect(reserved.reserved).toBe(1);
    await api.context.db.write('keeper', (tx) => eraseRows(eq(users.id, who.userId), tx, api.context));
    expect(await api.look((tx) => tx.select().from(shopOrders))).toEqual([]);
    expect(await shop.stockOf('AID-002')).toEqual({ stock: before.stock + 1, reserved: 0 });
    expect(await shop.stockOf('AID-003')).toEqual({ stock: reserved.stock, reserved: 0 });
    const [kept, ...others] = await invoices();
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ userId: null, totalPaise: 8_200, lines: [{ hsn: '3005', taxPercent: 5 }] });
    const text = JSON.stringify(kept);
    for (const name of ['Vogelfrei', 'Sutora', who.userId, 'Example Street'])
      expect(text).not.toContain(name);
  });

  it('is in no answer that is kept for an administrator', async () => {
    const told = (await api.look((tx) =>
      tx.execute(
        sql`select count(*)::int as many from idempotency_keys where answer::text like '%Vogelfrei%'`,
      ),
    )) as unknown as { rows: { many: number }[] };
    expect(told.rows).toEqual([{ many: 0 }]);
  });

  it('deletes the answer about the right of a pharmacist, and keeps their name in orders they decided', async () => {
    const buyer = await api.signedIn();
    const pharmacist = await api.signedIn('PATIENT', { firstName: 'Zugvogel' });
    await shop.appoint(pharmacist);
    const id = await shop.prescribedOrder(buyer);
    await shop.decide(id, { decision: 'REFUSED', reason: 'It is too old.' }, pharmacist);
    const kept = async () =>
      (
        (await api.look((tx) =>
          tx.execute(
            sql`select count(*)::int as many from idempotency_keys where operation = 'addPharmacist' and answer::text like '%Zugvogel%'`,
          ),
        )) as unknown as { rows: { many: number }[] }
      ).rows[0]?.many;
    expect(await kept()).toBe(1);
    await api.context.db.write('keeper', (tx) => eraseRows(eq(users.id, pharmacist.userId), tx, api.context));
    expect(await kept()).toBe(0);
    const [order] = await api.look((tx) => tx.select().from(shopOrders).where(eq(shopOrders.id, id)));
    expect(order?.pharmacist).toContain('Zugvogel');
    expect(order?.prescriptionDecidedBy).toBeNull();
  });

  it('has its invoice erased after the legal term, and not before', async () => {
    api.clock.set('2033-12-31T18:00:00Z');
    await sweep();
    expect(await invoices()).toHaveLength(1);
    api.clock.set('2033-12-31T18:31:00Z');
    await sweep();
    expect(await invoices()).toHaveLength(0);
  });

  it('leaves the register of Schedule H1 for three years', async () => {
    const enter = (day: string) =>
      api.context.db.write('keeper', (tx) =>
        tx.execute(
          sql`insert into schedule_h1_register values (gen_random_uuid(), ${day}::date, 'A', 'B', 'C', 'D', 1)`,
        ),
      );
    await enter('2030-12-30');
    await enter('2031-01-02');
    await sweep();
    const left = (await api.look((tx) =>
      tx.execute(sql`select supplied_on::text as day from schedule_h1_register`),
    )) as unknown as { rows: { day: string }[] };
    expect(left.rows).toEqual([{ day: '2031-01-02' }]);
  });
});
