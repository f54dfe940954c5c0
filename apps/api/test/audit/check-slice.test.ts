// database: both
// areas: administration
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditCheck, AuditFault } from '@nadi/contract/schema';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { toCursor } from '../../src/kernel/db/list-cursor';
import { by, type Person, startApi, type TestApi } from '../api';

let api: TestApi;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await api.signedIn('ADMIN');
});
afterAll(() => api.close());

const [first, long, last] = ['10', '80', 'f0'].map((start) => `${start}${v7().slice(2)}`) as [
  string,
  string,
  string,
];

const append = (subjectId: string, count: number) =>
  api.context.db.write('keeper', (tx) =>
    tx.execute(sql`select append_audit(${subjectId}, gen_random_uuid(), now(), null, 'SYSTEM', null, 'HOPERAT', 'operation' || n, 'read', 'vital-sign', '{a,b}', 'r-é')
      from generate_series(1, ${count}) as n`),
  );

beforeEach(async () => {
  for (const table of ['audit_entries', 'audit_heads'])
    await api.database.asSuperuser(`delete from ${table}`);
  await append(first, 3);
  await append(long, 4_100);
  await append(last, 2);
});

const slice = async (cursor: string | null): Promise<AuditCheck> =>
  (
    await api.ask
      .get(`/admin/audit-check${cursor ? `?cursor=${cursor}` : ''}`)
      .set(by(admin))
      .expect(200)
  ).body.data;

/** Checks slice by slice as the page does, until there is no more or a fault is found. */
async function checkAll(between: () => Promise<unknown> = async () => {}) {
  const sum: { entries: number; chains: number; slices: number; fault: AuditFault | null } = {
    ...{ entries: 0, chains: 0, slices: 0, fault: null },
  };
  let next: string | null = null;
  do {
    const found: AuditCheck = await slice(next);
    sum.entries += found.entries;
    sum.chains += found.chains;
    sum.slices += 1;
    sum.fault = found.fault;
    next = found.next;
    if (next) await between();
  } while (next && !sum.fault);
  return sum;
}

describe('checkAuditTrail', () => {
  it('checks every entry once, in slices that end within a chain', async () => {
    expect(await checkAll()).toEqual({ entries: 4_105, chains: 3, slices: 3, fault: null });
  });

  it('goes on where entries are added meanwhile', async () => {
    expect(await checkAll(() => append(long, 1))).toMatchObject({ chains: 3, fault: null });
  });

  it('checks a slice that ends exactly with a chain, and with the last of all', async () => {
    await append(first, 1_997);
    expect(await checkAll()).toMatchObject({ entries: 6_102, chains: 3, fault: null });
    await append(last, 1_898);
    expect(await checkAll()).toMatchObject({ entries: 8_000, chains: 3, fault: null });
  });

  it('leaves no entry of itself', async () => {
    await checkAll();
    expect(await checkAll()).toMatchObject({ entries: 4_105 });
  });

  it.each<[string, string, Partial<AuditFault>]>([
    [
      'an altered entry of the second slice',
      `update audit_entries set purpose = 'TREAT' where subject_id = '${long}' and seq = 2500`,
      {
        subjectId: long,
        number: 2_500,
        operation: 'operation2500',
        what: expect.stringContaining('altered') as never,
      },
    ],
    [
      'the first entry of a slice, altered',
      `update audit_entries set record_ids = '{}' where subject_id = '${long}' and seq = 1998`,
      { subjectId: long, number: 1_998 },
    ],
    [
      'a missing entry',
      `delete from audit_entries where subject_id = '${long}' and seq = 2000`,
      { subjectId: long, number: 2_000, operation: null, at: null, what: 'missing' },
    ],
    [
      'missing last entries',
      `delete from audit_entries where subject_id = '${last}' and seq = 2`,
      { subjectId: last, number: 2 },
    ],
    [
      'a chain without entries, before all others',
      `delete from audit_entries where subject_id = '${first}'`,
      { subjectId: first, number: 1, what: 'missing, and those after it up to 3' },
    ],
    [
      'a chain without entries, after all others',
      `delete from audit_entries where subject_id = '${last}'`,
      { subjectId: last, number: 1 },
    ],
    [
      'a missing end',
      `delete from audit_heads where subject_id = '${long}'`,
      { subjectId: long, number: 4_100, what: expect.stringContaining('not recorded') as never },
    ],
  ])('names %s', async (_, statement, expected) => {
    await api.database.asSuperuser(statement);
    expect((await checkAll()).fault).toMatchObject(expected);
  });

  it('names an entry that was checked last and removed before the next slice', async () => {
    const remove = () =>
      api.database.asSuperuser(`delete from audit_entries where subject_id = '${long}' and seq = 1997`);
    expect((await checkAll(remove)).fault).toMatchObject({ subjectId: long, number: 1_997, what: 'missing' });
  });

  it('refuses other people and cursors that are not ours, and takes an invented one for a place', async () => {
    for (const role of ['PATIENT', 'DOCTOR'] as const)
      await api.ask
        .get('/admin/audit-check')
        .set(by(await api.signedIn(role)))
        .expect(403);
    await api.ask.get('/admin/audit-check').expect(401);
    await api.ask.get('/admin/audit-check?cursor=abc').set(by(admin)).expect(422);
    const beyond = toCursor({
      at: api.clock.now(),
      id: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
      before: 2 ** 31 - 1,
    });
    expect(await slice(beyond)).toMatchObject({ entries: 0, chains: 0, fault: null, next: null });
  });
});
