// database: both
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eq, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Actor } from '../src/kernel/db/actor';
import type { Work } from '../src/kernel/db/client';
import { users } from '../src/kernel/tables/users';
import { accountsOf } from './accounts';
import { by, type Person, startApi, type TestApi } from './api';
import { strongerFunctions } from './hardening/stronger-functions';
import { worldOf } from './matrix/world';
import { pulse, readingsOf } from './readings';
import { run as ask, notAllowed, raised, readable, refusal } from './statements';

// The world that it begins with takes longer on a machine that has other work.
jest.setTimeout(90_000);

let api: TestApi;
let person: Person;
let other: Person;
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: 'http://nadi.localhost:8080' });
  const world = worldOf(api);
  person = await world.owner();
  other = await world.owner();
  for (const one of [person, other]) await world.everything(one);
  await world.failedJob();
});
afterAll(() => api.close());

type Row = Record<string, unknown>;

/** Tables that a person may read of which a patient has nothing. */
const ofOthers = [
  'availabilities',
  'broadcast_templates',
  'broadcasts',
  'calendar_feeds',
  'daily_figures',
  'delivery_log',
  // Names of children, which their guardians read for each child, or by a function.
  'dependants',
  'doctor_profiles',
  'failed_jobs',
  'people_counts',
  'shop_invoice_series',
  'shop_pharmacists',
  // A patient whose account is not suspended has none.
  'suspensions',
];

const asPatient = ({ userId }: Person): Actor => ({ userId, role: 'PATIENT' });

const run = (actor: Actor, statement: SQL, kind?: 'read' | 'write') =>
  ask(api.context.db, actor, statement, kind);

const tables = async (): Promise<string[]> => {
  const rows = await run(
    'keeper',
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => String(name));
};

describe('the walls of the database', () => {
  it('stand around every table: a new one needs row-level security that binds its owner too, and a policy', async () => {
    const open = await run(
      'keeper',
      sql`select relname from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and
        (not relrowsecurity or not relforcerowsecurity or not exists (select from pg_policy where polrelid = c.oid))`,
    );
    expect(open).toEqual([]);
    expect((await tables()).length).toBeGreaterThan(10);
  });

  it('cannot be passed by any role of ours', async () => {
    const roles = await run(
      'keeper',
      sql`select rolname, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin as is_strong
        from pg_roles where rolname like 'nadi\_%' order by 1`,
    );
    expect(roles).toEqual(
      ['nadi_app', 'nadi_auditor', 'nadi_gate', 'nadi_keeper', 'nadi_reader'].map((rolname) => ({
        rolname,
        is_strong: false,
      })),
    );
    const owned = await run(
      'keeper',
      sql`select tablename from pg_tables where schemaname = 'public' and tableowner like 'nadi\_%'`,
    );
    expect(owned).toEqual([]);
  });

  it('leave no view or function that works with the rights of someone stronger, but those of the trail, of consents, of jobs, of notifications, of the rollups and of one’s own password', async () => {
    const rows = await run(
      'keeper',
      sql`select proname from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by 1`,
    );
    expect(rows.map(({ proname }) => proname)).toEqual(strongerFunctions);
    const views = await run('keeper', sql`select viewname from pg_views where schemaname = 'public'`);
    expect(views).toEqual([]);
  });

  it('hold every operation to the role of who asks', async () => {
    const seen: string[] = [];
    const { read, write, readOnce } = api.context.db;
    const { db } = api.context;
    const note = async (tx: { execute(statement: SQL): PromiseLike<unknown> }) => {
      const { rows } = (await tx.execute(sql`select current_user as name`)) as { rows: Row[] };
      seen.push(String(rows[0]?.name));
    };
    const noting =
      <T>(work: Work<T>): Work<T> =>
      async (tx, atEnd) => {
        await note(tx);
        return work(tx, atEnd);
      };
    db.read = (actor, work, ...more) => read(actor, noting(work), ...more);
    db.write = (actor, work, ...more) => write(actor, noting(work), ...more);
    const accounts = accountsOf(api);
    try {
      await api.ask.get('/vital-signs').set(by(person)).expect(200);
      await readingsOf(api).recorded(person, pulse);
      await accounts.signIn(person.email, person.password).expect(200);
      await accounts.refresh(person.refreshToken).expect(200);
    } finally {
      db.read = read;
      db.write = write;
    }
    expect(new Set(seen)).toEqual(new Set(['nadi_reader', 'nadi_app', 'nadi_gate']));
    const asks = await readOnce((tx) => tx.select({ name: sql`current_user` }).from(users).limit(1));
    expect(asks).toEqual([{ name: 'nadi_gate' }]);
  });
});

describe('in the name of a person', () => {
  it('a transaction that reads has no right to write anything', async () => {
    const rights = await run(
      'keeper',
      // By number: a planner may look a name up before it knows that its schema is another.
      sql`select relname from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and (
        has_any_column_privilege('nadi_reader', c.oid, 'INSERT') or
        has_any_column_privilege('nadi_reader', c.oid, 'UPDATE') or
        has_table_privilege('nadi_reader', c.oid, 'DELETE') or
        has_table_privilege('nadi_reader', c.oid, 'TRUNCATE'))`,
    );
    expect(rights).toEqual([]);
    for (const statement of [
      sql`update users set first_name = 'X' where id = ${person.userId}`,
      sql`delete from vital_signs where patient_id = ${person.userId}`,
      sql`insert into idempotency_keys values (${person.userId}, 'k', 'o', 'h', null, null, now())`,
    ])
      expect(await refusal(run(asPatient(person), statement, 'read'))).toBe(notAllowed);
  });

  it('only what is theirs is there, in every table, without any condition', async () => {
    const empty: string[] = [];
    for (const table of await tables()) {
      const all = await readable(api.context.db, 'nadi_reader', table);
      if (!all) continue;
      const shown = await run(asPatient(other), all, 'read');
      if (shown.length === 0) empty.push(table);
      expect(JSON.stringify(shown)).not.toContain(person.userId);
      expect(JSON.stringify(shown)).not.toContain(person.email);
    }
    // Proves nothing where nobody has a row: a new table of patients wants one in `everything`.
    expect(empty).toEqual(ofOthers);
  });

  it('nothing of anyone else is changed or deleted, in any table, without any condition', async () => {
    const names = await tables();
    /** With the transaction that wrote each row last. */
    const rowsOfPerson = async () => {
      const found: Record<string, Row[]> = {};
      for (const table of names)
        found[table] = await run(
          'keeper',
          sql`select xmin::text, to_jsonb(t) as row from ${sql.identifier(table)} t where to_jsonb(t)::text like ${`%${person.userId}%`} order by 2`,
        );
      return found;
    };
    const before = await rowsOfPerson();
    const outcomes: (string | null)[] = [];
    for (const table of names) {
      const columns = await run(
        'keeper',
        sql`select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0
          and not attisdropped and has_column_privilege('nadi_app', attrelid, attnum, 'UPDATE') limit 1`,
      );
      for (const { name } of columns) {
        const column = sql.identifier(String(name));
        const change = sql`update ${sql.identifier(table)} set ${column} = ${column}`;
        outcomes.push(await refusal(run(asPatient(other), change)));
      }
    }
    for (const table of names)
      outcomes.push(await refusal(run(asPatient(other), sql`delete from ${sql.identifier(table)}`)));
    // Their own went.
    expect(outcomes.filter((refused) => refused === null).length).toBeGreaterThan(8);
    expect(await rowsOfPerson()).toEqual(before);
  });

  it('nothing is written for someone else', async () => {
    const intoOther = sql`insert into idempotency_keys values (${other.userId}, 'k', 'o', 'h', null, null, now())`;
    expect(await refusal(run(asPatient(person), intoOther))).toBe(notAllowed);
    const give = sql`update vital_signs set patient_id = ${other.userId}`;
    expect(await refusal(run(asPatient(person), give))).toBe(notAllowed);
    const session = sql`update sessions set revoked_at = now() where user_id = ${other.userId} returning id`;
    expect(await run(asPatient(person), session)).toEqual([]);
  });

  it('forbids people to change their own role, address or its confirmation', async () => {
    for (const change of [sql`role = 'ADMIN'`, sql`email = 'x@nadi.example'`, sql`email_verified_at = now()`])
      expect(await refusal(run(asPatient(person), sql`update users set ${change}`))).toBe(notAllowed);
  });

  it('keeps all clinical rows from a connection without any name', async () => {
    for (const table of ['vital_signs', 'files', 'recovery_codes', 'audit_entries', 'idempotency_keys'])
      expect(await refusal(run('gate', sql`select * from ${sql.identifier(table)}`, 'read'))).toBe(
        notAllowed,
      );
    expect(await refusal(run('gate', sql`select sealed from totp_secrets`, 'read'))).toBe(notAllowed);
    expect(await refusal(run('gate', sql`select license_number from doctor_profiles`, 'read'))).toBe(
      notAllowed,
    );
    expect(await refusal(run('gate', sql`select phone from patient_profiles`, 'read'))).toBe(notAllowed);
  });

  it('a name that a statement takes ends with its transaction', async () => {
    const rename = sql`select set_config('nadi.user_id', ${other.userId}, true)`;
    await api.context.db.read(asPatient(person), (tx) => tx.execute(rename));
    const rows = await run(
      asPatient(person),
      sql`select id from users where id in (${person.userId}, ${other.userId})`,
      'read',
    );
    expect(rows).toEqual([{ id: person.userId }]);
  });
});

describe('the audit trail', () => {
  const entry = (actor: string, subject: string) =>
    sql`select append_audit(${subject}, ${v7()}, now(), ${actor}, 'PATIENT', null, 'PATRQT', 'readMe', 'read', 'account', array[]::text[], 'a-request')`;

  it('takes entries in the name of who asks, and in no other', async () => {
    expect(await refusal(run(asPatient(person), entry(other.userId, person.userId), 'read'))).toBe(raised);
    expect(await refusal(run(asPatient(person), entry(other.userId, person.userId)))).toBe(raised);
    expect(await refusal(run(asPatient(person), entry(person.userId, person.userId), 'read'))).toBeNull();
  });

  it('is written past its function by nobody', async () => {
    const insert = sql`insert into audit_heads values (${person.userId}, 1, '')`;
    for (const actor of [asPatient(person), 'gate', 'keeper'] as const)
      expect(await refusal(run(actor, insert))).toBe(notAllowed);
  });

  it('is changed and shortened by nobody', async () => {
    for (const actor of [asPatient(person), 'gate', 'keeper'] as const)
      for (const statement of [
        sql`update audit_entries set operation = 'nothing'`,
        sql`delete from audit_entries`,
        sql`truncate audit_entries`,
        sql`delete from audit_heads`,
      ])
        expect(await refusal(run(actor, statement))).toBe(notAllowed);
    const kept = await run(
      'keeper',
      sql`select tgname, tgenabled from pg_trigger where tgrelid = 'audit_entries'::regclass`,
    );
    expect(kept).toEqual([{ tgname: 'only_added_to', tgenabled: 'O' }]);
  });

  it('is read by its subject alone, apart from what is done on behalf of a patient by those who act', async () => {
    await api.ask.get('/auth/me').set(by(person)).expect(200);
    const statement = sql`select distinct subject_id from audit_entries where on_behalf_of is null`;
    const subjects = await run(asPatient(other), statement, 'read');
    expect(subjects.filter((row) => row.subject_id !== other.userId)).toEqual([]);
    const own = await run(asPatient(person), statement, 'read');
    expect(own).toEqual([{ subject_id: person.userId }]);
  });
});

it('an account that is gone takes everything with it but the trail', async () => {
  const leaving = await api.signedIn();
  await api.context.db.write('keeper', (tx) => tx.delete(users).where(eq(users.id, leaving.userId)));
  for (const table of (await tables()).filter((name) => !name.startsWith('audit_'))) {
    const left = await run('keeper', sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t`);
    expect(JSON.stringify(left)).not.toContain(leaving.userId);
  }
});
