// database: both
// areas: account, identity, platform, vital-signs
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditEntries, AuditEntry } from '@nadi/contract/schema';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { minutes } from '../../../../test/clock';
import { pulse, readingsOf } from '../../../../test/readings';
import { toCursor } from '../../../kernel/db/list-cursor';

let api: TestApi;
let admin: Person;
let patient: Person;
let doctor: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await api.signedIn('ADMIN', { firstName: 'Nisha', lastName: 'Iyer' });
  patient = await api.signedIn('PATIENT', { firstName: 'Leela', lastName: 'Nair' });
  doctor = await api.signedIn('DOCTOR', { firstName: 'Meera', lastName: 'Rao' });
});
afterAll(() => api.close());

const ask = (query: string, who = admin) => api.ask.get(`/admin/audit-entries${query}`).set(by(who));
const search = async (query: string): Promise<AuditEntries> => (await ask(query).expect(200)).body.data;

const day = 86_400_000;

/** Adds entries of what a person did to a record, a second apart, the last one now or earlier. */
const add = (
  actor: Person | null,
  subjectId: string,
  count: number,
  { recordType = 'vital-sign', ago = 0 } = {},
) =>
  api.context.db.write('keeper', (tx) =>
    tx.execute(sql`select append_audit(${subjectId}, gen_random_uuid(), ${new Date(api.clock.now().getTime() - ago).toISOString()}::timestamptz - (${count} - n) * interval '1 second',
      ${actor?.userId ?? null}, ${actor ? 'DOCTOR' : 'SYSTEM'}, null, 'TREAT', 'operation' || n, 'read', ${recordType}, '{}', 'request')
      from generate_series(1, ${count}) as n`),
  );

describe('listAuditEntries', () => {
  it('tells who did what to whose record, when and why, and nothing of what it says', async () => {
    const { id } = await readingsOf(api).recorded(patient, pulse);
    const { entries, next, lookedBackTo } = await search(`?subject=${patient.userId}`);
    const leela = { id: patient.userId, name: 'Leela Nair' };
    expect(entries).toEqual([
      {
        ...{ id: expect.any(String), at: api.clock.now().toISOString(), subject: leela, actor: leela },
        ...{
          role: 'PATIENT',
          onBehalfOf: null,
          action: 'create',
          recordType: 'vital-sign',
          purpose: 'PATRQT',
        },
        ...{ operation: 'recordVitalSign', recordIds: [id], requestId: expect.any(String) },
      },
    ]);
    expect([next, lookedBackTo]).toEqual([null, null]);
  });

  it('leaves an entry of the search where each person who is named sees it, or else with the administrator', async () => {
    const who = await api.signedIn('PATIENT');
    await add(doctor, who.userId, 1, { ago: day });
    await search(`?subject=${who.userId}&actor=${doctor.userId}`);
    const { entries } = await search(`?subject=${who.userId}`);
    expect(entries[0]).toMatchObject({
      ...{ operation: 'listAuditEntries', recordType: 'access-log', action: 'read', role: 'ADMIN' },
      ...{ actor: { name: 'Nisha Iyer' }, purpose: 'HOPERAT', recordIds: [doctor.userId, who.userId] },
    });
    const own = await api.ask.get('/patients/access-log?by=others').set(by(who)).expect(200);
    expect(own.body.data[0].actor).toMatchObject({ name: 'Nisha Iyer', role: 'ADMIN' });

    const acted = await api.signedIn('PATIENT');
    await add(acted, acted.userId, 1, { ago: day });
    await search(`?actor=${acted.userId}`);
    const theirs = await api.ask.get('/patients/access-log?by=others').set(by(acted)).expect(200);
    expect(theirs.body.data[0].actor).toMatchObject({ name: 'Nisha Iyer', role: 'ADMIN' });

    const nobody = v7();
    expect((await search(`?subject=${nobody}`)).entries).toEqual([]);
    const [mine] = (await search(`?subject=${admin.userId}`)).entries;
    expect(mine).toMatchObject({ operation: 'listAuditEntries', recordIds: [nobody] });
    const [begun] = await api.database.asSuperuser(
      `select count(*)::int as n from audit_heads where subject_id = '${nobody}'`,
    );
    expect(begun).toEqual({ n: 0 });
  });

  it('finds people by their exact address, and says of a wrong one that nobody has it', async () => {
    const who = await api.signedIn('PATIENT');
    await add(doctor, who.userId, 2);
    await add(null, who.userId, 1);
    const at = (email: string) => encodeURIComponent(email);
    const found = await search(`?subject=${at(who.email.toUpperCase())}&actor=${at(doctor.email)}`);
    expect(found.entries.map(({ actor }) => actor?.name)).toEqual(['Meera Rao', 'Meera Rao']);
    for (const wrong of [who.email.slice(0, -1), '%@%', '_____', 'Leela', "' or 1=1 --@"]) {
      const { body } = await ask(`?subject=${at(wrong)}`).expect(422);
      expect(body.errors).toEqual([expect.objectContaining({ pointer: '/query/subject' })]);
    }
  });

  it('narrows by actor, kind of record, action and period', async () => {
    const [who, other] = [await api.signedIn('PATIENT'), await api.signedIn('DOCTOR')];
    const before = new Date(api.clock.now().getTime() - day).toISOString();
    await add(other, who.userId, 2, { recordType: 'shared-record', ago: day });
    await readingsOf(api).recorded(who, pulse);
    await add(other, who.userId, 1, { recordType: 'consent' });
    const ofOther = await search(`?actor=${other.userId}`);
    expect(ofOther.entries.map(({ recordType }) => recordType)).toEqual([
      ...['consent', 'shared-record', 'shared-record'],
    ]);
    const count = async (query: string) => (await search(`?${query}`)).entries.length;
    expect(await count(`actor=${other.userId}&recordType=consent`)).toBe(1);
    expect(await count(`actor=${who.userId}&action=create`)).toBe(1);
    expect(await count(`recordType=shared-record&action=read&actor=${other.userId}`)).toBe(2);
    expect(await count(`recordType=shared-record&action=delete`)).toBe(0);
    const until = encodeURIComponent(new Date(Date.parse(before) + 1).toISOString());
    expect(await count(`actor=${other.userId}&dateTo=${until}`)).toBe(2);
    expect(await count(`actor=${other.userId}&dateFrom=${until}`)).toBe(1);
    expect(await count(`actor=${other.userId}&dateFrom=${until}&dateTo=${encodeURIComponent(before)}`)).toBe(
      0,
    );
  });

  it('leads through all pages without a gap, though entries are added meanwhile', async () => {
    const who = await api.signedIn('PATIENT');
    await add(doctor, who.userId, 25);
    const seen: AuditEntry[] = [];
    let next: string | null = null;
    do {
      const page: AuditEntries = await search(
        `?subject=${who.userId}&recordType=vital-sign&limit=10${next ? `&cursor=${next}` : ''}`,
      );
      seen.push(...page.entries);
      next = page.next;
      await add(doctor, who.userId, 1);
    } while (next);
    expect(seen.map(({ operation }) => operation)).toEqual(
      Array.from({ length: 25 }, (_, index) => `operation${25 - index}`),
    );
  });

  it('stops where it has looked at many in vain, says how far, and goes on from there', async () => {
    const [who, busy] = [await api.signedIn('PATIENT'), await api.signedIn('DOCTOR')];
    await add(busy, who.userId, 1, { recordType: 'consent', ago: day });
    await add(busy, who.userId, 5_000);
    const first = await search(`?subject=${who.userId}&recordType=consent`);
    expect(first.entries).toEqual([]);
    expect(Date.parse(first.lookedBackTo ?? '')).toBe(api.clock.now().getTime() - 4_999_000);
    const second = await search(`?subject=${who.userId}&recordType=consent&cursor=${first.next}`);
    expect(second).toMatchObject({ entries: [{ recordType: 'consent' }], lookedBackTo: null, next: null });
    const ofActor = await search(`?actor=${busy.userId}&action=delete`);
    expect(ofActor.lookedBackTo).toBe(first.lookedBackTo);
  });

  it('refuses other people, cursors that are not ours, and filters that are none', async () => {
    for (const who of [patient, doctor]) await ask('', who).expect(403);
    await api.ask.get('/admin/audit-entries').expect(401);
    await ask('', { ...admin, token: `${admin.token.slice(0, -4)}AAAA` }).expect(401);
    const forged = toCursor({ at: new Date('0001-01-01T00:00:00Z'), id: v7() });
    expect(await search(`?cursor=${forged}`)).toEqual({ entries: [], lookedBackTo: null, next: null });
    for (const query of [
      ...[
        'cursor=abc',
        `cursor=${forged.slice(0, -1)}B`,
        `cursor=${'A'.repeat(300)}`,
        'limit=1000',
        'page=2',
      ],
      ...['recordType=password%00', 'action=refused', 'dateFrom=yesterday', 'dateTo=-000001-01-01T00:00:00Z'],
      ...[`actor=${'a'.repeat(255)}`, 'actor=ab', 'actor=%E2%80%AE%00abc', 'outcome=refused'],
    ])
      expect([query, (await ask(`?${query}`)).status]).toEqual([query, 422]);
  });

  it('is closed in the database to everyone else, and stays closed to the administrator by other ways', async () => {
    const read = (role: 'PATIENT' | 'DOCTOR', { userId }: Person, from: string) =>
      api.context.db.read({ userId, role }, (tx) => tx.select({ n: sql`count(*)` }).from(sql.raw(from)));
    for (const from of [
      'find_audit_entries(null, null, null, null, null, null, null, null, 10, 10)',
      `audit_slice('00000000-0000-0000-0000-000000000000', 0, 10)`,
      'find_frontend_logs(null, null, null, null, null, 10)',
    ]) {
      await expect(read('PATIENT', patient, from)).rejects.toThrow();
      await expect(read('DOCTOR', doctor, from)).rejects.toThrow();
    }
    const rows = await api.context.db.read({ userId: admin.userId, role: 'ADMIN' }, (tx) =>
      tx.select({ n: sql<string>`count(*)` }).from(sql`audit_entries where subject_id <> ${admin.userId}`),
    );
    expect(Number(rows[0]?.n)).toBe(0);
  });
});

describe('listFrontendLogs', () => {
  const errorId = '5f0c19ae';
  const log = (level: string, message: string, id?: string) =>
    api.ask
      .post('/logs/frontend')
      .set(by(patient))
      .send({
        logs: [
          {
            ...{ level, message, timestamp: api.clock.now().toISOString(), ...(id && { errorId: id }) },
            context: {
              ...{
                timestamp: api.clock.now().toISOString(),
                url: 'http://nadi.test/dashboard/vital-signs?x=1',
              },
              ...{ userAgent: 'Firefox', sessionId: 'tab-1', userId: patient.userId, role: 'PATIENT' },
            },
          },
        ],
      })
      .expect(202);
  const list = async (query: string, who = admin) =>
    (await api.ask.get(`/admin/frontend-logs${query}`).set(by(who)).expect(200)).body.data;

  it('finds what was logged with an error id, by time and page by page, and names no person', async () => {
    await log('error', 'TypeError at VitalSignsRoute', errorId);
    api.clock.advance(minutes(1));
    await log('warn', 'GET /vital-signs took long');
    const found = await list(`?errorId=${errorId}`);
    expect(found).toEqual({
      entries: [
        expect.objectContaining({
          ...{ level: 'error', message: 'TypeError at VitalSignsRoute', errorId, role: 'PATIENT' },
          ...{ browser: 'Firefox', page: expect.not.stringContaining('?') },
        }),
      ],
      next: null,
    });
    expect(JSON.stringify(found)).not.toContain(patient.userId);
    const first = await list('?limit=1');
    expect(first.entries[0].level).toBe('warn');
    expect((await list(`?limit=1&cursor=${first.next}`)).entries[0].level).toBe('error');
    const now = encodeURIComponent(api.clock.now().toISOString());
    expect((await list(`?dateFrom=${now}`)).entries).toHaveLength(1);
    expect((await list('?errorId=00000000')).entries).toEqual([]);
  });

  it('refuses other people and what is no error id', async () => {
    for (const who of [patient, doctor]) await api.ask.get('/admin/frontend-logs').set(by(who)).expect(403);
    for (const query of ['errorId=%25', 'errorId=5F0C19AE', `errorId=${'a'.repeat(9)}`, 'cursor=x'])
      await api.ask.get(`/admin/frontend-logs?${query}`).set(by(admin)).expect(422);
  });
});
