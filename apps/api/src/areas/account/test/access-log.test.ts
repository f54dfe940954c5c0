// areas: identity, vital-signs
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccessLogPage } from '@nadi/contract/schema';
import { and, eq, lt, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { minutes } from '../../../../test/clock';
import { pulse, readingsOf } from '../../../../test/readings';
import { toCursor } from '../../../kernel/db/list-cursor';
import { auditEntries } from '../../../kernel/tables/audit';
import { users } from '../../../kernel/tables/users';
import { accessLogQueries } from '../queries/find-entries';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const list = async (who: Person, query = ''): Promise<AccessLogPage> =>
  (await api.ask.get(`/patients/access-log${query}`).set(by(who)).expect(200)).body;

/** Writes an entry of what another did with someone's record, as a later operation will leave it. */
const doneBy = (
  actor: Person | null,
  subject: Person,
  more: { onBehalfOf?: Person; purpose?: string } = {},
) =>
  api.context.db.write('keeper', (tx) =>
    tx.execute(
      sql`select append_audit(${subject.userId}, ${v7()}, ${api.clock.now().toISOString()}, ${actor?.userId ?? null}, ${actor ? 'DOCTOR' : 'SYSTEM'}, ${more.onBehalfOf?.userId ?? null}, ${more.purpose ?? 'TREAT'}, 'listVitalSigns', 'read', 'vital-sign', array['a']::text[], 'request-of-another')`,
    ),
  );

describe('listAccessLog', () => {
  it('tells who did what, when and why, newest first', async () => {
    const who = await api.signedIn('PATIENT', { firstName: 'Leela', lastName: 'Nair' });
    const { recorded } = readingsOf(api);
    const { id } = await recorded(who, pulse);
    api.clock.advance(minutes(1));
    const doctor = await api.signedIn('DOCTOR', { firstName: 'Meera', lastName: 'Rao' });
    await doneBy(doctor, who);
    const { data, pagination } = await list(who);
    expect(pagination).toEqual({ page: 1, limit: 10, total: 2, pages: 1, next: null });
    expect(data).toEqual([
      {
        id: expect.any(String),
        at: api.clock.now().toISOString(),
        actor: { id: doctor.userId, name: 'Meera Rao', role: 'DOCTOR', isSelf: false },
        onBehalfOf: null,
        action: 'read',
        recordType: 'vital-sign',
        purpose: 'TREAT',
        operation: 'listVitalSigns',
        recordIds: ['a'],
        requestId: 'request-of-another',
      },
      expect.objectContaining({
        actor: { id: who.userId, name: 'Leela Nair', role: 'PATIENT', isSelf: true },
        action: 'create',
        operation: 'recordVitalSign',
        recordIds: [id],
      }),
    ]);
    expect((await list(who)).data[0]).toMatchObject({ operation: 'listAccessLog', recordType: 'access-log' });
  });

  it('lists on request only what others did: people, the platform, and in whose place', async () => {
    const who = await api.signedIn('DOCTOR');
    const doctor = await api.signedIn('DOCTOR', { firstName: 'Meera', lastName: 'Rao' });
    const mother = await api.signedIn('PATIENT', { firstName: 'Diya', lastName: 'Shah' });
    await list(who);
    await doneBy(null, who, { purpose: 'HOPERAT' });
    await doneBy(doctor, who, { onBehalfOf: mother });
    const { data, pagination } = await list(who, '?by=others');
    expect(pagination.total).toBe(2);
    expect(data).toEqual([
      expect.objectContaining({ onBehalfOf: 'Diya Shah' }),
      expect.objectContaining({
        actor: { id: null, name: null, role: 'SYSTEM', isSelf: false },
        purpose: 'HOPERAT',
      }),
    ]);
  });

  it('says no name of an account that is gone, and never one of people who did nothing here', async () => {
    const [who, other, stranger] = [await api.signedIn(), await api.signedIn('DOCTOR'), await api.signedIn()];
    await doneBy(other, who);
    await api.context.db.write('keeper', (tx) => tx.delete(users).where(eq(users.id, other.userId)));
    const [entry] = (await list(who, '?by=others')).data;
    expect(entry?.actor).toEqual({ id: other.userId, name: null, role: 'DOCTOR', isSelf: false });
    const asked = (subjectId: string) =>
      api.context.db.read({ userId: who.userId, role: 'PATIENT' }, (tx) =>
        tx.execute(sql`select audit_person(${subjectId}, ${stranger.userId}) as name`),
      );
    for (const subjectId of [who.userId, stranger.userId])
      expect(await asked(subjectId)).toMatchObject({ rows: [{ name: null }] });
  });

  it('shows who signed in as themselves, though nobody was signed in then', async () => {
    const who = await api.signedIn('PATIENT', { firstName: 'Leela', lastName: 'Nair' });
    await api.ask.post('/auth/login').send({ email: who.email, password: who.password }).expect(200);
    const [entry] = (await list(who)).data;
    expect(entry).toMatchObject({
      operation: 'signIn',
      actor: { id: who.userId, name: 'Leela Nair', role: 'PATIENT', isSelf: true },
    });
  });

  it('pages without a gap, and an empty page stands behind the last', async () => {
    const who = await api.signedIn();
    for (let count = 0; count < 7; count += 1) await doneBy(null, who);
    const others = (query: string) => list(who, `?by=others&${query}`);
    const all = (await others('limit=100')).data.map(({ id }) => id);
    const pages = await Promise.all([1, 2, 3].map((page) => others(`limit=3&page=${page}`)));
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(all);
    expect(pages[0]?.pagination).toMatchObject({ page: 1, limit: 3, total: 7, pages: 3 });
    expect((await others('limit=3&page=4')).data).toEqual([]);
    expect((await list(who, '?limit=2&page=50')).data).toEqual([]);
  });

  it('is read by cursor once each, though entries are added meanwhile, whoever is asked for', async () => {
    const who = await api.signedIn();
    for (let count = 0; count < 7; count += 1) await doneBy(null, who);
    for (const by of ['others', 'everyone']) {
      const all = (await list(who, `?by=${by}&limit=100`)).data.map(({ id }) => id);
      const found: string[] = [];
      let next: string | null = null;
      do {
        const { data, pagination } = await list(who, `?by=${by}&limit=3${next ? `&cursor=${next}` : ''}`);
        found.push(...data.map(({ id }) => id));
        next = pagination.next;
        await doneBy(null, who);
      } while (next);
      expect(found.filter((id) => all.includes(id))).toEqual(all);
      expect(new Set(found).size).toBe(found.length);
    }
    const forged = toCursor({ at: new Date(2 ** 45), id: v7() });
    expect((await list(who, `?cursor=${forged}`)).data.length).toBeGreaterThan(0);
    await api.ask.get('/patients/access-log?cursor=forged').set(by(who)).expect(422);
  });

  it('finds what one person did, and for what purpose, and nothing by the id of who did nothing here', async () => {
    const [who, doctor, other] = [await api.signedIn(), await api.signedIn('DOCTOR'), await api.signedIn()];
    await doneBy(doctor, who, { purpose: 'BTG' });
    await doneBy(doctor, who);
    await doneBy(null, who, { purpose: 'HOPERAT' });
    const count = async (query: string) => (await list(who, `?${query}`)).pagination.total;
    expect(await count(`by=others&actorId=${doctor.userId}`)).toBe(2);
    expect(await count(`actorId=${doctor.userId}&purpose=BTG`)).toBe(1);
    expect(await count('purpose=HOPERAT')).toBe(1);
    expect(await count('by=others&purpose=PATRQT')).toBe(0);
    expect(await count('purpose=PATRQT')).toBeGreaterThan(0);
    for (const id of [other.userId, v7()]) expect(await count(`actorId=${id}`)).toBe(0);
    // The chain of another is never read by a filter.
    expect((await list(other, `?by=others&actorId=${doctor.userId}`)).data).toEqual([]);
    await api.ask.get('/patients/access-log?purpose=CURIOSITY').set(by(who)).expect(422);
  });

  it('tells nobody of another’s record', async () => {
    const [who, other] = [await api.signedIn(), await api.signedIn()];
    await doneBy(other, who);
    expect((await list(other)).data).toEqual([]);
  });
});

describe('a log of a hundred thousand entries', () => {
  const count = 100_000;
  const doctorId = crypto.randomUUID();
  let who: Person;
  beforeAll(async () => {
    [who] = [await api.signedIn(), await api.signedIn()];
    await api.database.asSuperuser(
      `insert into audit_entries select '${who.userId}', n, gen_random_uuid(), now(),
         case when n % 1000 = 0 then '${doctorId}'::uuid else '${who.userId}'::uuid end, 'PATIENT', null, case when n % 5000 = 0 then 'BTG' else 'PATRQT' end,
         'listVitalSigns', 'read', 'vital-sign', '{}', 'request', 'hash' from generate_series(1, ${count}) n`,
    );
    await api.database.asSuperuser(`insert into audit_heads values ('${who.userId}', ${count}, 'hash')`);
    await api.database.asSuperuser('analyze audit_entries');
  }, 60_000);

  it('is read by index alone', async () => {
    const { chosen, count: counted, newest, page } = accessLogQueries;
    const subjectId = who.userId;
    const others = chosen({ subjectId, by: 'others' });
    const purpose = chosen({ subjectId, by: 'everyone', purpose: 'BTG' });
    const actor = chosen({ subjectId, by: 'others', actorId: doctorId });
    await api.context.db.read({ userId: who.userId, role: 'PATIENT' }, async (tx) => {
      const queries = {
        newest: newest(subjectId, tx),
        others: page(others, 11, 50, tx),
        behind: page(and(others, lt(auditEntries.seq, 5000)), 11, 0, tx),
        countOthers: counted(others, tx),
        purpose: page(purpose, 11, 0, tx),
        actor: page(actor, 11, 0, tx),
      };
      for (const [name, query] of Object.entries(queries)) {
        const { rows } = (await tx.execute(sql`explain (analyze) ${query.getSQL()}`)) as {
          rows: { 'QUERY PLAN': string }[];
        };
        const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
        expect({ name, plan }).toEqual({ name, plan: expect.stringMatching(/Index.* Scan/) });
        expect(plan).not.toMatch(/Seq Scan/);
        const filtered = [...plan.matchAll(/Rows Removed by \w+: (\d+)/g)].map(([, rows]) => Number(rows));
        expect({ name, plan, most: Math.max(0, ...filtered) }).toMatchObject({ most: 0 });
      }
    });
  });

  it('gives a far page of a long log like a near one', async () => {
    const { data, pagination } = await list(who, '?limit=3&page=33334');
    expect(pagination.total).toBe(count);
    expect(data).toHaveLength(1);
    expect((await list(who, '?by=others')).pagination.total).toBe(count / 1000);
  });
});
