// database: both
// areas: account, identity
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Delivery } from '@nadi/contract/schema';
import { deliveryStates } from '@nadi/domain/platform/delivery';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { days, hours } from '../../../../test/clock';
import { visitsOf } from '../../../../test/visits';
import { sweepOnce } from '../../../kernel/jobs/housekeeping';
import { sweeps } from '../../../kernel/sweeps';
import { deliveryLog } from '../../../kernel/tables/delivery-log';
import { adminListsOf, allPages, nobodies } from './admin-lists';

let api: TestApi;
let admin: Person;
let lists: ReturnType<typeof adminListsOf>;
beforeAll(async () => {
  api = await startApi();
  admin = await api.signedIn('ADMIN', { firstName: 'Nisha', lastName: 'Iyer' });
  lists = adminListsOf(api, () => admin);
});
afterAll(() => api.close());

type Row = typeof deliveryLog.$inferInsert;
/** Adds messages as their senders leave them. */
const add = (...rows: Partial<Row>[]) => {
  const now = api.clock.now();
  const preset = {
    channel: 'push',
    purpose: 'general',
    state: 'SENT',
    createdAt: now,
    changedAt: now,
  } as const;
  return api.context.db.write('keeper', (tx) =>
    tx.insert(deliveryLog).values(rows.map((row) => ({ id: v7(), ...preset, ...row }))),
  );
};
const read = async (query: string) => (await lists.ask('deliveries', query).expect(200)).body.data;

describe('listDeliveries', () => {
  it('tells to whom an e-mail went and what for, and that person sees it; never the address or the words', async () => {
    const person = await api.signedIn('PATIENT', { firstName: 'Leela', lastName: 'Nair' });
    await api.ask.post('/auth/forgot-password').send({ email: person.email }).expect(200);
    const answered = await lists.ask('deliveries', `?person=${encodeURIComponent(person.email)}`).expect(200);
    const now = api.clock.now().toISOString();
    const [reset] = answered.body.data.deliveries.filter(({ purpose }: Delivery) => purpose === 'password');
    expect(reset).toEqual({
      ...{ id: expect.any(String), channel: 'mail', purpose: 'password', state: 'SENT', attempts: 1 },
      ...{ problem: null, status: null, person: { id: person.userId, name: 'Leela Nair' } },
      ...{ createdAt: now, changedAt: now },
    });
    expect(answered.text).not.toContain(person.email);
    const { body } = await api.ask.get('/patients/access-log?by=others').set(by(person)).expect(200);
    expect(body.data[0]).toMatchObject({
      ...{ operation: 'listDeliveries', recordType: 'account', action: 'read', purpose: 'HOPERAT' },
      ...{ actor: { name: 'Nisha Iyer', role: 'ADMIN' }, recordIds: [person.userId] },
    });
  });

  it('keeps no row for an e-mail that no one gets', async () => {
    const count = async () => (await read('?limit=100')).deliveries.length;
    const before = await count();
    await api.ask.post('/auth/forgot-password').send({ email: 'nobody@nadi.example' }).expect(200);
    expect(await count()).toBe(before);
  });

  it('narrows by channel, state, person and time', async () => {
    const [person, other] = [await api.signedIn('PATIENT'), await api.signedIn('PATIENT')];
    const begun = api.clock.now();
    api.clock.advance(1000);
    const [sms, failed, later] = [v7(), v7(), v7()];
    await add(
      { id: sms, channel: 'sms', userId: person.userId },
      { id: failed, state: 'FAILED', problem: 'refused', status: 550, userId: person.userId },
      { userId: other.userId },
    );
    api.clock.advance(1000);
    await add({ id: later, userId: person.userId });
    const found = async (query: string) =>
      (await read(`?person=${person.userId}&dateFrom=${begun.toISOString()}&${query}`)).deliveries
        .map(({ id }: Delivery) => id)
        .filter((id: string) => [sms, failed, later].includes(id))
        .sort();
    expect(await found('limit=100')).toEqual([sms, failed, later].sort());
    expect(await found('channel=sms')).toEqual([sms]);
    expect(await found('state=FAILED')).toEqual([failed]);
    expect(await found('channel=push&state=SENT')).toEqual([later]);
    expect(await found('channel=sms&state=FAILED')).toEqual([]);
    expect(await found(`dateTo=${api.clock.now().toISOString()}`)).toEqual([sms, failed].sort());
    const named = (await read(`?state=FAILED&person=${person.userId}`)).deliveries[0];
    expect(named).toMatchObject({ problem: 'refused', status: 550, person: { id: person.userId } });
  });

  it('counts the last 24 hours by state on the first page, whatever is chosen', async () => {
    api.clock.advance(days(2));
    admin = await visitsOf(api).renewed(admin);
    await add({ state: 'EXPIRED', createdAt: new Date(api.clock.now().getTime() - hours(25)) });
    const { lastDay: before } = await read('?channel=sms');
    expect(Object.keys(before).sort()).toEqual([...deliveryStates].sort());
    expect(before).toMatchObject({ FAILED: 0, EXPIRED: 0 });
    await add({ state: 'FAILED' }, { state: 'FAILED' }, { state: 'LIMITED' });
    const { lastDay, next } = await read('?limit=1');
    expect(lastDay).toEqual({ ...before, FAILED: 2, LIMITED: 1 });
    expect((await read(`?limit=1&cursor=${next}`)).lastDay).toBeNull();
  });

  it('leads through all pages without a gap, though messages are of one moment and others are added', async () => {
    const person = await api.signedIn('PATIENT');
    const some = () => add({ userId: person.userId, channel: 'sms' });
    for (let count = 0; count < 7; count += 1) await some();
    const seen = await allPages<Delivery>(
      async (cursor) => {
        const { deliveries: rows, next } = await read(
          `?person=${person.userId}&channel=sms&limit=3${cursor}`,
        );
        return { rows, next };
      },
      async () => {
        api.clock.advance(1000);
        await some();
      },
    );
    expect(new Set(seen.map(({ id }) => id)).size).toBe(7);
    expect(seen).toHaveLength(7);
  });

  it('is refused to everyone else, and closed to them in the database', async () => {
    await lists.refusesOthers('deliveries');
    await add({});
    const { userId } = await api.signedIn('PATIENT');
    expect(await lists.count('delivery_log', { userId, role: 'PATIENT' })).toBe(0);
    expect(await lists.count('delivery_log', { userId: admin.userId, role: 'ADMIN' })).toBeGreaterThan(0);
    // In a request no one writes that a message was sent, or to whom.
    const forged = (more: string, values: string) =>
      api.context.db.write({ userId, role: 'PATIENT' }, (tx) =>
        tx.execute(
          sql.raw(`insert into delivery_log (id, channel, purpose, created_at, changed_at, state${more})
            values ('${v7()}', 'mail', 'general', now(), now(), ${values})`),
        ),
      );
    await expect(forged('', `'SENT'`)).rejects.toThrow();
    await expect(forged(', user_id', `'WAITING', '${userId}'`)).rejects.toThrow();
    await forged('', `'WAITING'`);
  });

  it('refuses cursors that are not ours, and filters that are none', () =>
    lists.refusesOdd('deliveries', [
      ...[...nobodies('person'), 'state=sent', 'state=', 'channel=fax', 'channel=mail&channel=sms'],
      ...['dateFrom=yesterday', 'dateTo=0000-01-01T00:00:00Z', 'purpose=health'],
    ]));

  it('forgets a message after 90 days', async () => {
    const person = await api.signedIn('PATIENT');
    await add({ userId: person.userId, purpose: 'test' });
    const kept = async () =>
      (
        await api.database.asSuperuser(
          `select count(*)::int as n from delivery_log where purpose = 'test' and user_id = '${person.userId}'`,
        )
      )[0]?.n;
    api.clock.advance(days(89));
    await sweepOnce(api.context, sweeps);
    expect(await kept()).toBe(1);
    api.clock.advance(days(1));
    await sweepOnce(api.context, sweeps);
    expect(await kept()).toBe(0);
  });
});
