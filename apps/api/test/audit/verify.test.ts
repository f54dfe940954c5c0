// database: both
// areas: platform
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { readCheckpoint, saveCheckpoint } from '../../src/kernel/audit/checkpoint';
import { verifyAudit } from '../../src/kernel/audit/verify';
import { openTestDatabase, type TestDatabase } from '../database';

jest.setTimeout(30_000);

let db: TestDatabase;
let folder: string;
beforeAll(async () => {
  [db, folder] = await Promise.all([openTestDatabase(), mkdtemp(join(tmpdir(), 'nadi-audit-'))]);
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

const began = Date.parse('2026-11-20T09:00:00+05:30');

/** Adds entries to the chain of a subject, as operations do. */
const append = (subjectId: string, count: number, records: readonly string[] = [v7(), 'a,b']) =>
  db.write('keeper', async (tx) => {
    for (let index = 0; index < count; index += 1) {
      const at = new Date(began + index * 1_234).toISOString();
      const actor = index % 2 === 0 ? null : v7();
      const ids = sql`array[${sql.join(
        records.map((id) => sql`${id}`),
        sql`, `,
      )}]::text[]`;
      await tx.execute(
        sql`select append_audit(${subjectId}, ${v7()}, ${at}, ${actor}, 'PATIENT', ${actor}, 'PATRQT', ${`operation${index + 1}`}, 'read', 'vital-sign', ${ids}, 'request-é')`,
      );
    }
  });

const verify = async () => (await verifyAudit(db, null)).findings;

let subject: string;
beforeEach(async () => {
  await db.asSuperuser('delete from audit_entries');
  await db.asSuperuser('delete from audit_heads');
  subject = v7();
  await append(v7(), 3);
  await append(subject, 6);
  await append(v7(), 2, []);
});

describe('a trail that nobody touched', () => {
  it('is whole by a hash that is taken twice, in SQL and here', async () => {
    expect(await verifyAudit(db, null)).toMatchObject({ chains: 3, entries: 11, findings: [] });
  });

  it('has one fingerprint, which each further entry changes', async () => {
    const fingerprint = async () => (await verifyAudit(db, null)).checkpoint.fingerprint;
    const first = await fingerprint();
    expect(await fingerprint()).toBe(first);
    await append(subject, 1);
    expect(await fingerprint()).not.toBe(first);
  });

  it('is walked in batches: many chains, and one that is longer than a batch', async () => {
    for (let count = 0; count < 230; count += 1) await append(v7(), 1);
    await append(subject, 4_100);
    expect(await verifyAudit(db, null)).toMatchObject({ chains: 233, entries: 4_341, findings: [] });
    await db.asSuperuser(`update audit_entries set purpose = 'TREAT' where seq = 4099`);
    expect(await verify()).toEqual([expect.objectContaining({ subjectId: subject, seq: 4099 })]);
  });

  it('is refused every change by the database itself', async () => {
    for (const statement of [
      sql`update audit_entries set operation = 'none'`,
      sql`delete from audit_entries`,
      sql`truncate audit_entries`,
      sql`update audit_heads set seq = 1`,
    ])
      for (const actor of ['keeper', 'gate', { userId: subject, role: 'PATIENT' }] as const)
        await expect(db.write(actor, (tx) => tx.execute(statement))).rejects.toThrow();
  });
});

describe('what was tampered with is named at its first place', () => {
  const fields: [string, string][] = [
    ['id', `'${v7()}'`],
    ['at', `at + interval '1 ms'`],
    ['actor_id', `'${v7()}'`],
    ['actor_role', `'DOCTOR'`],
    ['on_behalf_of', `'${v7()}'`],
    ['purpose', `'TREAT'`],
    ['operation', `'operationX'`],
    ['action', `'change'`],
    ['record_type', `'profile'`],
    ['record_ids', `'{}'`],
    ['request_id', `'another'`],
    ['hash', `repeat('0', 64)`],
  ];
  it.each(fields)('an altered %s', async (field, value) => {
    await db.asSuperuser(
      `update audit_entries set ${field} = ${value} where subject_id = '${subject}' and seq = 3`,
    );
    const [found, ...others] = await verify();
    expect(others).toEqual([]);
    expect(found).toMatchObject({ subjectId: subject, seq: 3, what: expect.stringContaining('altered') });
    expect(found?.operation).toBe(field === 'operation' ? 'operationX' : 'operation3');
    expect(found?.at).toMatch(/^2026-11-20T03:30:02\.46[89]Z$/);
  });

  it.each<[string, string[], object]>([
    [
      'a deleted first entry',
      ['delete from audit_entries where ME and seq = 1'],
      { seq: 1, what: 'missing' },
    ],
    [
      'a deleted middle entry',
      ['delete from audit_entries where ME and seq = 4'],
      { seq: 4, what: 'missing' },
    ],
    ['a deleted last entry', ['delete from audit_entries where ME and seq = 6'], { seq: 6, what: 'missing' }],
    [
      'a deleted chain whose head is left',
      ['delete from audit_entries where ME'],
      { seq: 1, what: 'missing, and those after it up to 6' },
    ],
    [
      'a deleted head',
      ['delete from audit_heads where ME'],
      { seq: 6, what: expect.stringContaining('not recorded') },
    ],
    [
      'a head that was set back, its entry left',
      ['update audit_heads set seq = 5 where ME'],
      { seq: 6, operation: 'operation6', what: expect.stringContaining('inserted') },
    ],
    [
      'an entry that was put in, those after it moved',
      [
        'update audit_entries set seq = -seq - 1 where ME and seq > 3',
        'update audit_entries set seq = -seq where ME and seq < 0',
        `insert into audit_entries select subject_id, 4, '${v7()}', at, actor_id, actor_role, on_behalf_of, purpose, 'put in', action,
           record_type, record_ids, request_id, hash from audit_entries where ME and seq = 3`,
        'update audit_heads set seq = 7 where ME',
      ],
      { seq: 4, operation: 'put in' },
    ],
    [
      'an entry that was put before the first',
      [
        `insert into audit_entries select subject_id, 0, id, at, actor_id, actor_role, on_behalf_of, purpose, 'put in', action,
           record_type, record_ids, request_id, hash from audit_entries where ME and seq = 1`,
      ],
      { seq: 0, operation: 'put in', what: expect.stringContaining('inserted') },
    ],
    [
      'two entries that changed places',
      [
        'update audit_entries set seq = -2 where ME and seq = 2',
        'update audit_entries set seq = 2 where ME and seq = 5',
        'update audit_entries set seq = 5 where ME and seq = -2',
      ],
      { seq: 2, operation: 'operation5' },
    ],
    [
      'an altered entry whose hash was made to fit',
      [
        `update audit_entries set operation = 'other' where ME and seq = 3`,
        `update audit_entries e set hash = encode(sha256(convert_to(audit_text(
           (select hash from audit_entries where ME and seq = 2), e), 'UTF8')), 'hex') where ME and seq = 3`,
      ],
      { seq: 4, what: expect.stringContaining('or the one before it') },
    ],
  ])('%s', async (_, statements, expected) => {
    for (const statement of statements)
      await db.asSuperuser(statement.replaceAll('ME', `subject_id = '${subject}'`));
    expect(await verify()).toEqual([expect.objectContaining({ subjectId: subject, ...expected })]);
  });
});

describe('a checkpoint that is kept elsewhere', () => {
  const path = () => join(folder, 'checkpoint');
  const save = async () => saveCheckpoint(path(), (await verifyAudit(db, null)).checkpoint);
  const compare = async () => (await verifyAudit(db, await readCheckpoint(path()))).findings;

  it('finds nothing where the trail only grew', async () => {
    await save();
    await append(subject, 2);
    await append(v7(), 1);
    expect(await compare()).toEqual([]);
  });

  it('finds a chain that was cut together with its head', async () => {
    await save();
    await db.asSuperuser(`delete from audit_entries where subject_id = '${subject}' and seq > 4`);
    await db.asSuperuser(
      `update audit_heads h set seq = 4, hash = e.hash from audit_entries e where e.subject_id = h.subject_id and e.seq = 4`,
    );
    expect(await verify()).toEqual([]);
    expect(await compare()).toEqual([expect.objectContaining({ subjectId: subject, seq: 5 })]);
  });

  it('finds a chain that is gone, head and all', async () => {
    await save();
    for (const table of ['audit_entries', 'audit_heads'])
      await db.asSuperuser(`delete from ${table} where subject_id = '${subject}'`);
    expect(await verify()).toEqual([]);
    expect(await compare()).toEqual([expect.objectContaining({ subjectId: subject, seq: 1 })]);
  });

  it('finds a chain that was written anew, with other words and hashes that fit', async () => {
    await save();
    for (const table of ['audit_entries', 'audit_heads'])
      await db.asSuperuser(`delete from ${table} where subject_id = '${subject}'`);
    await append(subject, 8);
    expect(await verify()).toEqual([]);
    expect(await compare()).toEqual([
      expect.objectContaining({ subjectId: subject, seq: 6, what: expect.stringContaining('checkpoint') }),
    ]);
  });

  it('is refused where it was changed itself', async () => {
    await save();
    const text = await readFile(path(), 'utf8');
    await writeFile(path(), text.replace(` 6 `, ` 5 `));
    await expect(compare()).rejects.toThrow(/no checkpoint, or it was changed/);
  });
});
