// areas: account, administration, identity, notifications
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminDataRequest } from '@nadi/contract/schema';
import { v7 } from 'uuid';
import { accountsOf } from '../../../../test/accounts';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { days } from '../../../../test/clock';
import { dataRequestsOf, plain } from '../../../../test/data-requests';
import { visitsOf } from '../../../../test/visits';
import { toCursor } from '../../../kernel/db/list-cursor';
import { allPages } from './admin-lists';

let api: TestApi;
let admin: Person;
let who: Person;
let requests: ReturnType<typeof dataRequestsOf>;
beforeAll(async () => {
  api = await startApi();
  requests = dataRequestsOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  admin = await api.signedIn('ADMIN', { firstName: 'Nisha', lastName: 'Iyer' });
  who = await api.signedIn('PATIENT', { firstName: 'Leela', lastName: 'Nair' });
  await api.context.db.write('keeper', (tx) => tx.execute('delete from data_requests'));
});

const answer = 'They were shared with Dr. Rao alone.';
const answered = { status: 'answered', answer };
const overview = async () =>
  (await api.ask.get('/admin/overview').set(by(admin)).expect(200)).body.data.dataRequests;

describe('listAdminDataRequests', () => {
  it('names the person and what they ask, and nothing of their health', async () => {
    const id = await requests.make(who);
    const { items: found, next } = await requests.all(admin);
    expect(next).toBeNull();
    expect(found).toEqual([
      {
        ...plain,
        ...{ id, nominee: null, status: 'open', dueOn: expect.any(String), isOverdue: false, answer: null },
        person: { id: who.userId, name: 'Leela Nair', email: who.email, role: 'PATIENT' },
        ...{ startedAt: null, startedBy: null, endedAt: null, answeredBy: null },
        ...{ createdAt: api.clock.now().toISOString(), version: 1 },
      },
    ]);
    const { body } = await api.ask.get('/patients/access-log?by=others').set(by(who)).expect(200);
    expect(body.data[0]).toMatchObject({
      ...{ operation: 'listAdminDataRequests', recordType: 'data-request', action: 'read' },
      ...{ actor: { name: 'Nisha Iyer', role: 'ADMIN' }, recordIds: [id], purpose: 'HOPERAT' },
    });
  });

  it('shows the one that is due first at the top, and says which are overdue', async () => {
    const access = await requests.make(who);
    const grievance = await requests.make(who, { type: 'grievance' });
    const ids = async (query = '') => (await requests.all(admin, query)).items.map(({ id }) => id);
    expect(await ids()).toEqual([grievance, access]);
    expect(await overview()).toEqual({ waiting: 2, dueOn: (await requests.list(who))[0].dueOn });
    api.clock.advance(days(17));
    admin = await visitsOf(api).renewed(admin);
    const late = (await requests.all(admin)).items.map(({ isOverdue }) => isOverdue);
    expect(late).toEqual([true, false]);
  });

  it('narrows by state and type', async () => {
    const [open, begun, done, gone] = [
      await requests.make(who),
      await requests.make(who, { type: 'erasure' }),
      await requests.make(who, { type: 'erasure' }),
      await requests.make(who),
    ];
    await requests.decide(admin, begun, { status: 'in_progress' }).expect(200);
    await requests.decide(admin, done, answered).expect(200);
    await requests.withdraw(who, gone).expect(200);
    const ids = async (query: string) =>
      (await requests.all(admin, `?${query}`)).items.map(({ id }) => id).sort();
    expect(await ids('')).toEqual([open, begun].sort());
    expect(await ids('state=waiting&type=erasure')).toEqual([begun]);
    expect(await ids('state=open')).toEqual([open]);
    expect(await ids('state=in_progress')).toEqual([begun]);
    expect(await ids('state=answered')).toEqual([done]);
    expect(await ids('state=answered&type=access')).toEqual([]);
    expect(await ids('state=withdrawn')).toEqual([gone]);
    expect((await overview()).waiting).toBe(2);
  });

  it('leads through all pages without a gap, though requests are due on one day and others are added', async () => {
    for (let count = 0; count < 5; count += 1) await requests.make(who);
    const other = await api.signedIn('DOCTOR');
    for (let count = 0; count < 2; count += 1) await requests.make(other);
    const seen = await allPages<AdminDataRequest>(
      async (cursor) => {
        const { items: rows, next } = await requests.all(admin, `?limit=3${cursor}`);
        return { rows, next };
      },
      async () => {
        await requests.make(await api.signedIn(), { type: 'grievance' });
      },
    );
    expect(new Set(seen.map(({ id }) => id)).size).toBe(7);
    expect(seen).toHaveLength(7);
  });

  it('refuses everyone else, cursors that are not ours, and filters that are none', async () => {
    for (const role of ['PATIENT', 'DOCTOR', 'UNVERIFIED_DOCTOR'] as const)
      await api.ask
        .get('/admin/data-requests')
        .set(by(await api.signedIn(role)))
        .expect(403);
    const forged = toCursor({ at: new Date('0001-01-01T00:00:00Z'), id: v7() });
    expect((await requests.all(admin, `?cursor=${forged}`)).items).toEqual([]);
    for (const query of ['cursor=abc', 'state=late', 'type=portability', 'limit=0', 'page=2'])
      await api.ask.get(`/admin/data-requests?${query}`).set(by(admin)).expect(422);
  });
});

describe('decideDataRequest', () => {
  it('begins, and answers; the person is told of both, and of the answer by e-mail without its words', async () => {
    const id = await requests.make(who);
    const begun = await requests.decide(admin, id, { status: 'in_progress' }).expect(200);
    expect(begun.headers.etag).toBe('"2"');
    const now = api.clock.now().toISOString();
    const nisha = { id: admin.userId, name: 'Nisha Iyer' };
    expect(begun.body.data).toMatchObject({
      ...{ status: 'in_progress', startedAt: now, startedBy: nisha, answeredBy: null, endedAt: null },
    });
    const other = await api.signedIn('ADMIN', { firstName: 'Omar', lastName: 'Das' });
    const { body } = await requests.decide(other, id, answered, 2).expect(200);
    expect(body.data).toMatchObject({
      ...{ status: 'answered', answer, endedAt: now, startedBy: nisha, version: 3 },
      answeredBy: { id: other.userId, name: 'Omar Das' },
    });
    expect(await requests.list(who)).toMatchObject([{ status: 'answered', answer }]);
    const told = await api.ask.get('/notifications').set(by(who)).expect(200);
    expect(told.body.data.map(({ type }: { type: string }) => type).sort()).toEqual([
      'data-request-answered',
      'data-request-started',
    ]);
    const mails = accountsOf(api).mailsTo(who.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Nadi has answered your request about your data']);
    expect(mails[0]?.text).not.toContain('Dr. Rao');
  });

  it('lets one of two administrators answer at once', async () => {
    const id = await requests.make(who);
    const other = await api.signedIn('ADMIN');
    const both = await Promise.all([
      requests.decide(admin, id, answered),
      requests.decide(other, id, { status: 'answered', answer: 'They were shared with nobody.' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(both.find(({ status }) => status === 412)?.body.current).toMatchObject({ version: 2 });
    expect(accountsOf(api).mailsTo(who.email)).toHaveLength(1);
  });

  it('lets the person or the administrator change it at once, and not both', async () => {
    const id = await requests.make(who);
    const both = await Promise.all([requests.withdraw(who, id), requests.decide(admin, id, answered)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it("refuses an administrator's own request, which another administrator answers", async () => {
    const id = await requests.make(admin);
    const message = 'This is your own request. Another administrator answers it.';
    for (const body of [{ status: 'in_progress' }, answered])
      expect((await requests.decide(admin, id, body).expect(409)).body.detail).toBe(message);
    expect(await requests.list(admin)).toMatchObject([{ status: 'open', answer: null, version: 1 }]);
    await requests.decide(await api.signedIn('ADMIN'), id, answered).expect(200);
  });

  it('names what is allowed where it is not', async () => {
    const [id, gone] = [await requests.make(who), await requests.make(who)];
    await requests.decide(admin, id, { status: 'in_progress' }).expect(200);
    const { body } = await requests.decide(admin, id, { status: 'in_progress' }, 2).expect(409);
    expect(body.detail).toBe('This request is already in_progress. It may become answered.');
    await requests.decide(admin, id, answered, 2).expect(200);
    await requests.decide(admin, id, answered, 3).expect(409);
    await requests.withdraw(who, gone).expect(200);
    await requests.decide(admin, gone, answered, 2).expect(409);
  });

  it('does once what is sent twice with one key', async () => {
    const id = await requests.make(who);
    const send = () =>
      requests.decide(admin, id, answered).set('Idempotency-Key', '1f1e2d3c-4b5a-4968-8778-695a4b3c2d1e');
    const first = await send().expect(200);
    expect((await send().expect(200)).body).toEqual(first.body);
    expect(accountsOf(api).mailsTo(who.email)).toHaveLength(1);
  });

  it.each([
    ['an answer without words', { status: 'answered' }],
    ['words before the answer', { status: 'in_progress', answer }],
    ['a short answer', { status: 'answered', answer: 'Done.' }],
    ['a huge answer', { status: 'answered', answer: 'a'.repeat(4001) }],
    ['a withdrawal', { status: 'withdrawn' }],
    ['another last day', { ...answered, dueOn: '2030-01-01' }],
    ['another administrator', { ...answered, answeredBy: '0198f000-0000-7000-8000-00000000dead' }],
  ])('refuses %s', async (_, body) => {
    const id = await requests.make(who);
    await requests.decide(admin, id, body).expect(422);
    expect(await requests.list(who)).toMatchObject([{ status: 'open', version: 1 }]);
  });

  it('is for administrators, with a version, and finds nothing that is no request', async () => {
    const id = await requests.make(who);
    for (const other of [who, await api.signedIn('DOCTOR')])
      await requests.decide(other, id, answered).expect(403);
    await api.ask.put(`/admin/data-requests/${id}`).set(by(admin)).send(answered).expect(422);
    for (const none of [v7(), 'x']) await requests.decide(admin, none, answered).expect(404);
  });
});
