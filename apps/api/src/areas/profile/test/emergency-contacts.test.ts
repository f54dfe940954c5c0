// areas: account
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EmergencyContact } from '@nadi/contract/schema';
import { eq } from 'drizzle-orm';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { days, minutes } from '../../../../test/clock';
import { eraseDueAccounts } from '../../account/deletion/erase';
import { emergencyContacts } from '../tables/emergency-contacts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const path = '/patients/emergency-contacts';
const contact = (number: number, name = 'Farida Sheikh') => ({
  name,
  relationship: 'FRIEND',
  phone: `+91000000020${number}`,
});
const add = (who: Person, body: object, key?: string) =>
  api.ask
    .post(path)
    .set({ ...by(who), ...once(key) })
    .send(body);
const added = async (who: Person, body: object): Promise<EmergencyContact> =>
  (await add(who, body).expect(201)).body.data;
const change = (who: Person, id: string, body: object, headers: Record<string, string> = {}) =>
  api.ask
    .put(`${path}/${id}`)
    .set({ ...by(who), ...headers })
    .send(body);
const remove = (who: Person, id: string, headers: Record<string, string> = {}) =>
  api.ask.delete(`${path}/${id}`).set({ ...by(who), ...headers });
const list = async (who: Person): Promise<EmergencyContact[]> =>
  (await api.ask.get(path).set(by(who)).expect(200)).body.data;
/** Someone with so many emergency contacts. */
async function withContacts(count: number): Promise<Person> {
  const who = await api.signedIn();
  for (let number = 1; number <= count; number++) await added(who, contact(number));
  return who;
}

describe('addEmergencyContact', () => {
  it('keeps them, oldest first', async () => {
    const who = await api.signedIn();
    const { body, headers } = await add(who, contact(2)).expect(201);
    expect(body.data).toMatchObject({ ...contact(2), version: 1 });
    expect(headers.etag).toBe('"1"');
    api.clock.advance(minutes(1));
    await added(who, contact(1));
    expect((await list(who)).map(({ phone }) => phone)).toEqual(['+910000000202', '+910000000201']);
  });

  it('makes one of the same request twice', async () => {
    const who = await api.signedIn();
    const first = await add(who, contact(1), 'key-of-contact').expect(201);
    expect((await add(who, contact(1), 'key-of-contact').expect(201)).text).toBe(first.text);
    expect(await list(who)).toHaveLength(1);
  });

  it('takes five, and says why it takes no sixth', async () => {
    const who = await withContacts(5);
    const { body } = await add(who, contact(6)).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer: '/body', code: 'too-many' })]);
    expect(body.detail).toContain('5 emergency contacts');
    expect(await list(who)).toHaveLength(5);
  });

  it('takes one of two at once that would be the fifth and the sixth', async () => {
    const who = await withContacts(4);
    const both = await Promise.all([add(who, contact(5)), add(who, contact(6))]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await list(who)).toHaveLength(5);
  });

  it('refuses a number that another one has, of two at once too, but not that of another person', async () => {
    const who = await withContacts(1);
    const { body } = await add(who, contact(1, 'Someone Else')).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer: '/body/phone', code: 'taken' })]);
    const both = await Promise.all([add(who, contact(2)), add(who, contact(2))]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    await added(await api.signedIn(), contact(1));
  });

  it.each([
    ['no name', { name: undefined }, '/body/name', 'required'],
    ['a name of spaces', { name: '  ' }, '/body/name', 'pattern'],
    ['a name of 101 characters', { name: 'a'.repeat(101) }, '/body/name', 'maxLength'],
    ['a relationship that there is none of', { relationship: 'DOG' }, '/body/relationship', 'enum'],
    ['a phone without country', { phone: '9999999999' }, '/body/phone', 'pattern'],
  ])('refuses %s', async (_, wrong, pointer, code) => {
    const { body } = await add(await api.signedIn(), { ...contact(1), ...wrong }).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer, code })]);
  });
});

describe('updateEmergencyContact', () => {
  it('takes the place of it, with its own number too', async () => {
    const who = await api.signedIn();
    const { id } = await added(who, contact(1));
    api.clock.advance(minutes(1));
    const { body, headers } = await change(who, id, contact(1, 'Farida Khan'), { 'If-Match': '"1"' }).expect(
      200,
    );
    expect(body.data).toMatchObject({ id, name: 'Farida Khan', version: 2 });
    expect(body.data.updatedAt).not.toBe(body.data.createdAt);
    expect(headers.etag).toBe('"2"');
    expect(await list(who)).toEqual([body.data]);
  });

  it('refuses the number of another one', async () => {
    const who = await withContacts(2);
    const [, second] = await list(who);
    const { body } = await change(who, second?.id ?? '', contact(1)).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer: '/body/phone', code: 'taken' })]);
  });
});

describe('updateEmergencyContact and deleteEmergencyContact', () => {
  it('are refused where it was changed since it was read', async () => {
    const who = await api.signedIn();
    const { id } = await added(who, contact(1));
    const asked = { 'If-Match': '"1"' };
    await change(who, id, contact(2), asked).expect(200);
    for (const late of [change(who, id, contact(3), asked), remove(who, id, asked)]) {
      const { body } = await late.expect(412);
      expect(body.current).toMatchObject({ id, version: 2, phone: '+910000000202' });
    }
    await remove(who, id, { 'If-Match': '"2"' }).expect(200);
    expect(await list(who)).toEqual([]);
    await remove(who, id).expect(404);
  });

  it('find none of another person', async () => {
    const { id } = await added(await api.signedIn(), contact(1));
    const other = await withContacts(1);
    await change(other, id, contact(2)).expect(404);
    await remove(other, id).expect(404);
    await remove(other, 'no-uuid').expect(404);
  });
});

it('emergency contacts go with the account', async () => {
  const who = await withContacts(2);
  const count = () =>
    api.look((tx) => tx.$count(emergencyContacts, eq(emergencyContacts.patientId, who.userId)));
  expect(await count()).toBe(2);
  await api.ask.post('/account/deletion').set(by(who)).expect(200);
  api.clock.advance(days(30));
  await eraseDueAccounts(api.context);
  expect(await count()).toBe(0);
});
