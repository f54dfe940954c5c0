// areas: account, administration, identity
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { maxWaiting } from '@nadi/domain/account/data-requests';
import { addDays } from '@nadi/domain/kernel/calendar';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { eq, sql } from 'drizzle-orm';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { dataRequestsOf, plain } from '../../../../test/data-requests';
import { presentConfiguration } from '../../../kernel/environment/present-configuration';
import { users } from '../../../kernel/tables/users';
import { eraseRows } from '../deletion/erase';
import { dataRequests } from '../tables/data-requests';

let api: TestApi;
let who: Person;
let requests: ReturnType<typeof dataRequestsOf>;
beforeAll(async () => {
  api = await startApi();
  requests = dataRequestsOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  who = await api.signedIn('PATIENT', { firstName: 'Leela', lastName: 'Nair' });
});

const nominee = { name: 'Nikhil Nair', contact: 'nikhil@family.example' };
const nomination = { type: 'nomination', text: 'My brother acts for me.', nominee };

describe('createDataRequest', () => {
  it('receives a request with its last day, which its person reads', async () => {
    const { body, headers } = await requests.post(who).expect(201);
    const now = api.clock.now();
    expect(headers.etag).toBe('"1"');
    expect(body.data).toEqual({
      ...plain,
      ...{
        id: expect.any(String),
        nominee: null,
        status: 'open',
        answer: null,
        isOverdue: false,
        version: 1,
      },
      dueOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      ...{ startedAt: null, endedAt: null, createdAt: now.toISOString() },
    });
    expect(body.data.dueOn).toBe(addDays(dayInIndia(now), 30));
    expect(await requests.list(who)).toEqual([body.data]);
  });

  it.each(['DOCTOR', 'UNVERIFIED_DOCTOR', 'ADMIN'] as const)('is open to %s too', async (role) => {
    const other = await api.signedIn(role);
    const id = await requests.make(other, { type: 'grievance' });
    expect(await requests.list(other)).toMatchObject([{ id, type: 'grievance' }]);
  });

  it('keeps the nominee of a nomination, and takes none with another type', async () => {
    await requests.post(who, nomination).expect(201);
    expect(await requests.list(who)).toMatchObject([{ type: 'nomination', nominee }]);
    for (const wrong of [
      { ...plain, nominee },
      { type: 'nomination', text: 'My brother acts for me.' },
    ]) {
      const { body } = await requests.post(who, wrong).expect(422);
      expect(body.errors).toEqual([expect.objectContaining({ pointer: '/body/nominee' })]);
    }
  });

  it.each([
    ['a text that is too short', { text: 'Data' }],
    ['a text that is huge', { text: 'a'.repeat(2001) }],
    ['a text that turns the direction of a line', { text: 'Please tell me\u202e with whom' }],
    ['a type that there is none of', { type: 'portability' }],
    ['a state that is set by the person', { status: 'answered' }],
    ['an answer that is set by the person', { answer: 'It was all deleted.' }],
    ['a last day that is set by the person', { dueOn: '2030-01-01' }],
    ['another person', { userId: '0198f000-0000-7000-8000-00000000dead' }],
  ])('refuses %s', async (_, changes) => {
    await requests.post(who, { ...plain, ...changes }).expect(422);
    expect(await requests.list(who)).toEqual([]);
  });

  it('refuses a body that is far too large before it is read', async () => {
    await requests.post(who, { ...plain, text: 'a'.repeat(200_000) }).expect(413);
  });

  it('makes one request of the same key twice', async () => {
    const key = '0f1e2d3c-4b5a-4968-8778-695a4b3c2d1e';
    const first = await requests.post(who, plain, key).expect(201);
    const second = await requests.post(who, plain, key).expect(201);
    expect(second.body).toEqual(first.body);
    expect(await requests.list(who)).toHaveLength(1);
    await requests.post(who, { ...plain, text: 'With whom were my records shared?' }, key).expect(422);
  });

  it('lets five wait, and another once one was withdrawn', async () => {
    const made: string[] = [];
    for (let count = 0; count < maxWaiting; count += 1) made.push(await requests.make(who));
    const { body } = await requests.post(who).expect(409);
    expect(body.detail).toBe(
      'You have 5 requests that wait for an answer. Wait for one of them, or withdraw one.',
    );
    await requests.withdraw(who, made[0] ?? '').expect(200);
    await requests.make(who);
  });

  it('lets five wait of ten that are sent at once', async () => {
    const sent = await Promise.all(Array.from({ length: 10 }, () => requests.post(who)));
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(maxWaiting);
    expect(sent.filter(({ status }) => status === 409)).toHaveLength(10 - maxWaiting);
  });

  it('needs a sign-in', async () => {
    await api.ask.post('/account/data-requests').send(plain).expect(401);
    await api.ask.get('/account/data-requests').expect(401);
  });
});

describe('withdrawDataRequest', () => {
  it('takes an open request back, once', async () => {
    const id = await requests.make(who);
    const { body, headers } = await requests.withdraw(who, id).expect(200);
    expect(body.data).toMatchObject({
      status: 'withdrawn',
      endedAt: api.clock.now().toISOString(),
      version: 2,
    });
    expect(headers.etag).toBe('"2"');
    const again = await requests.withdraw(who, id, 2).expect(409);
    expect(again.body.detail).toBe('This request is already withdrawn. Only an open one can be withdrawn.');
  });

  it('refuses a request with which an administrator has begun, and one that was answered', async () => {
    const [admin, id] = [await api.signedIn('ADMIN'), await requests.make(who)];
    await requests.decide(admin, id, { status: 'in_progress' }).expect(200);
    const { body } = await requests.withdraw(who, id, 1).expect(412);
    expect(body.current).toMatchObject({ status: 'in_progress', version: 2 });
    await requests.withdraw(who, id, 2).expect(409);
    await requests.decide(admin, id, { status: 'answered', answer: 'With nobody.' }, 2).expect(200);
    await requests.withdraw(who, id, 3).expect(409);
  });

  it('finds nothing of another person, and nothing that is no id', async () => {
    const id = await requests.make(who);
    for (const role of ['PATIENT', 'DOCTOR', 'ADMIN'] as const) {
      const other = await api.signedIn(role);
      await requests.withdraw(other, id).expect(404);
      expect(await requests.list(other)).toEqual([]);
    }
    for (const none of ['0198f000-0000-7000-8000-00000000dead', 'x'])
      await requests.withdraw(who, none).expect(404);
    expect(await requests.list(who)).toMatchObject([{ status: 'open' }]);
  });

  it('takes no other state, and no request without a version', async () => {
    const id = await requests.make(who);
    const put = () => api.ask.put(`/account/data-requests/${id}`).set(by(who));
    await put().send({ status: 'withdrawn' }).expect(422);
    await put().set('If-Match', '"1"').send({ status: 'answered' }).expect(422);
    await put().set('If-Match', '"1"').send({ status: 'withdrawn', answer: 'It is done.' }).expect(422);
  });
});

/** The refusal of a right or a policy. */
const notAllowed = { cause: { code: '42501' } };

describe('the database, whatever the code asks for', () => {
  const as = (person: Person, role: 'PATIENT' | 'ADMIN', change: ReturnType<typeof sql>) =>
    api.context.db.write({ userId: person.userId, role }, async (tx) => tx.execute(change));

  it('lets no person answer a request, change what was asked, or add one that was answered', async () => {
    const id = await requests.make(who);
    const [now, newId] = [api.clock.now().toISOString(), api.context.newId()];
    for (const change of [
      sql`update data_requests set status = 'answered', answer = 'It is done.', ended_at = ${now}, answered_by = ${who.userId} where id = ${id}`,
      sql`update data_requests set text = 'Something else.' where id = ${id}`,
      sql`update data_requests set due_on = '2030-01-01' where id = ${id}`,
      sql`insert into data_requests (id, user_id, type, text, status, due_on, answer, ended_at, version, created_at, updated_at)
        values (${newId}, ${who.userId}, 'access', 'With whom?', 'answered', '2030-01-01', 'Nobody.', ${now}, 1, ${now}, ${now})`,
    ])
      await expect(as(who, 'PATIENT', change)).rejects.toMatchObject(notAllowed);
    expect(await requests.list(who)).toMatchObject([{ ...plain, status: 'open', answer: null }]);
  });

  it('lets no administrator answer in the name of another', async () => {
    const [admin, other] = [await api.signedIn('ADMIN'), await api.signedIn('ADMIN')];
    const id = await requests.make(who);
    const now = api.clock.now().toISOString();
    const change = sql`update data_requests set status = 'answered', answer = 'It is done.', ended_at = ${now}, answered_by = ${other.userId} where id = ${id}`;
    await expect(as(admin, 'ADMIN', change)).rejects.toMatchObject(notAllowed);
  });

  it('lets no administrator begin with their own request or answer it, and lets them withdraw it', async () => {
    const [admin, other] = [await api.signedIn('ADMIN'), await api.signedIn('ADMIN')];
    const id = await requests.make(admin);
    const now = api.clock.now().toISOString();
    const beginning = (by: Person) =>
      sql`update data_requests set status = 'in_progress', started_at = ${now}, started_by = ${by.userId} where id = ${id}`;
    const answering = (by: Person) =>
      sql`update data_requests set status = 'answered', answer = 'It is done.', ended_at = ${now}, answered_by = ${by.userId} where id = ${id}`;
    for (const change of [beginning(admin), answering(admin)])
      await expect(as(admin, 'ADMIN', change)).rejects.toMatchObject(notAllowed);
    const withdrawn = await requests.make(admin);
    await requests.withdraw(admin, withdrawn).expect(200);
    for (const change of [beginning(other), answering(other)]) await as(other, 'ADMIN', change);
    expect(await requests.list(admin)).toMatchObject([{ status: 'withdrawn' }, { status: 'answered' }]);
  });
});

describe('requests of an account', () => {
  it('leave entries in the access log of their person', async () => {
    const id = await requests.make(who);
    await requests.withdraw(who, id).expect(200);
    const { body } = await api.ask.get('/patients/access-log').set(by(who)).expect(200);
    expect(body.data.slice(0, 2)).toMatchObject([
      { operation: 'withdrawDataRequest', recordType: 'data-request', action: 'change', recordIds: [id] },
      { operation: 'createDataRequest', recordType: 'data-request', action: 'create', recordIds: [id] },
    ]);
  });

  it('are erased with it, and those that an erased administrator answered stay', async () => {
    const admin = await api.signedIn('ADMIN');
    const [own, answered] = [await requests.make(admin), await requests.make(who)];
    await requests.decide(admin, answered, { status: 'answered', answer: 'With nobody.' }).expect(200);
    await api.context.db.write('keeper', (tx) => eraseRows(eq(users.id, admin.userId), tx, api.context));
    const kept = await api.look((tx) => tx.select().from(dataRequests));
    expect(kept.map(({ id }) => id)).not.toContain(own);
    expect(kept.find(({ id }) => id === answered)).toMatchObject({
      answer: 'With nobody.',
      answeredBy: null,
    });
    expect(await requests.list(who)).toMatchObject([{ id: answered, answer: 'With nobody.' }]);
  });
});

describe('readGrievanceContact', () => {
  const read = async () => (await api.ask.get('/grievance-contact').expect(200)).body.data;

  it('says that nobody is named, with the periods, to anyone', async () => {
    expect(await read()).toEqual({ officer: null, grievanceDays: 15, requestDays: 30 });
  });

  it('names the officer of the environment, and the configuration says that there is one', async () => {
    const { config, configuration: presented } = api.context;
    const officer = { name: 'Kamala Rangan', email: 'grievance@clinic.example', phone: null };
    api.context.config = { ...config, grievanceOfficer: officer };
    api.context.configuration = presentConfiguration(api.context.config, 'test');
    const configuration = await api.ask.get('/admin/configuration').set(by(await api.signedIn('ADMIN')));
    const named = await read();
    Object.assign(api.context, { config, configuration: presented });
    expect(named.officer).toEqual(officer);
    expect(configuration.body.data.grievanceOfficer).toBe('named');
    expect(configuration.text).not.toContain('Kamala');
  });
});
