// database: both
// areas: identity
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BroadcastTemplate } from '@nadi/contract/schema';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { createTemplate, template } from '../../../../test/broadcasts';

let api: TestApi;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await api.signedIn('ADMIN');
});
afterAll(() => api.close());

const path = '/admin/broadcast-templates';
const add = (body: object, key = once(), who = admin) =>
  api.ask
    .post(path)
    .set({ ...by(who), ...key })
    .send(body);
const change = (id: string, body: object, version = 1) =>
  api.ask
    .put(`${path}/${id}`)
    .set({ ...by(admin), 'If-Match': `"${version}"` })
    .send(body);
const remove = (id: string, version = 1) =>
  api.ask.delete(`${path}/${id}`).set({ ...by(admin), 'If-Match': `"${version}"` });
const all = async (): Promise<BroadcastTemplate[]> =>
  (await api.ask.get(`${path}?limit=100`).set(by(admin)).expect(200)).body.data;
const named = async (name: string) => (await all()).filter((one) => one.name === name);

describe('a template of broadcasts', () => {
  it('is added, listed by name, changed and deleted, by any administrator', async () => {
    const [words, colleague] = [template(), await api.signedIn('ADMIN')];
    const { body, headers } = await add({ ...words, name: 'B of a list' }).expect(201);
    await createTemplate(api, { name: 'A of a list' }, colleague);
    expect(headers.etag).toBe('"1"');
    expect(body.data).toMatchObject({ ...words, name: 'B of a list', version: 1 });
    const names = (await all()).map(({ name }) => name).filter((name) => name.endsWith('of a list'));
    expect(names).toEqual(['A of a list', 'B of a list']);
    const { id } = body.data;
    const changed = await change(id, { ...words, name: 'B of a list', title: 'Another' }).expect(200);
    expect(changed.body.data).toMatchObject({ title: 'Another', version: 2 });
    await remove(id, 2).expect(200);
    expect(await named('B of a list')).toEqual([]);
    await remove(id, 2).expect(404);
  });

  it.each([
    ['title', '<b>Hello</b>', 'markup'],
    ['body', 'See <https://other.example>', 'markup'],
    ['body', 'Hello {lastName}', 'placeholder'],
    ['title', 'Hello {firstName', 'placeholder'],
    ['body', 'Hello firstName}', 'placeholder'],
    ['title', '{firstName}{firstName}', 'length'],
  ])(
    'refuses what a broadcast refuses, when it is added and when it is changed: %s %s',
    async (field, text, code) => {
      const words = { ...template(), [field]: text };
      const fault = { pointer: `/body/${field}`, code };
      expect((await add(words).expect(422)).body.errors).toMatchObject([fault]);
      const id = await createTemplate(api, {}, admin);
      expect((await change(id, words).expect(422)).body.errors).toMatchObject([fault]);
      expect((await all()).find((one) => one.id === id)?.version).toBe(1);
    },
  );

  it('refuses names that cannot be seen, and texts that are too long', async () => {
    for (const odd of [
      { name: '' },
      { name: ' ' },
      { name: 'a\nb' },
      { name: 'a\u0000b' },
      { name: 'a'.repeat(61) },
    ])
      await add({ ...template(), ...odd }).expect(422);
    for (const odd of [{ title: 'a'.repeat(81) }, { body: 'a'.repeat(1001) }, { segment: 'DOCTORS' }])
      await add({ ...template(), ...odd }).expect(422);
  });

  it('has a name of its own, in small or capital letters, though two ask at once', async () => {
    const words = { ...template(), name: 'One of two' };
    const answers = await Promise.all([add(words), add({ ...words, name: 'ONE of two' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const id = await createTemplate(api, { name: 'Its own' }, admin);
    await change(id, { ...words, name: 'one OF two' }).expect(409);
    await change(id, { ...words, name: 'its OWN' }).expect(200);
  });

  it('is added once by the same key', async () => {
    const [words, key] = [{ ...template(), name: 'By one key' }, once()];
    const [first, second] = [await add(words, key).expect(201), await add(words, key).expect(201)];
    expect(second.body.data.id).toBe(first.body.data.id);
    expect(await named('By one key')).toHaveLength(1);
  });

  it('is changed by one of two who began with the same version', async () => {
    const id = await createTemplate(api, {}, admin);
    const [one, other] = [template(), template()];
    const answers = await Promise.all([change(id, one), change(id, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    await remove(id).expect(412);
    await api.ask.put(`${path}/${id}`).set(by(admin)).send(one).expect(422);
  });

  it('is one of a hundred at most, though many ask at once', async () => {
    const left = 100 - (await all()).length;
    for (let count = 0; count < left - 1; count += 1) await add(template()).expect(201);
    const answers = await Promise.all([add(template()), add(template()), add(template())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await all()).toHaveLength(100);
    const [first] = await all();
    await change(first?.id ?? '', { ...template(), name: 'Changed at the limit' }, first?.version).expect(
      200,
    );
    for (const { id, version } of await all()) await remove(id, version).expect(200);
  });

  it('is refused to everyone else, and closed to them in the database', async () => {
    const id = await createTemplate(api, {}, admin);
    for (const role of ['PATIENT', 'DOCTOR', 'UNVERIFIED_DOCTOR'] as const) {
      const who = await api.signedIn(role);
      await add(template(), once(), who).expect(403);
      await api.ask.get(path).set(by(who)).expect(403);
      await api.ask.delete(`${path}/${id}`).set(by(who)).expect(403);
    }
    await api.ask.get(path).expect(401);
    const { userId } = await api.signedIn('PATIENT');
    const patient = { userId, role: 'PATIENT' } as const;
    const write = (statement: string) =>
      api.context.db.write(patient, (tx) => tx.execute(sql.raw(statement)));
    await write(`delete from broadcast_templates where id = '${id}'`);
    await write(`update broadcast_templates set title = 'Mine' where id = '${id}'`);
    expect((await all()).find((one) => one.id === id)).toMatchObject({ version: 1, title: template().title });
    const row = `'${v7()}', 'Mine', 'a', 'b', '${userId}', 1, now(), now()`;
    await expect(write(`insert into broadcast_templates values (${row})`)).rejects.toThrow();
  });

  it('is not found by an id that is none', async () => {
    for (const id of [v7(), 'a', "'; drop table users"])
      await change(encodeURIComponent(id), template()).expect(404);
  });
});
