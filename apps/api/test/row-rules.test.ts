// database: both
// areas: all
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OwnedTable, rowPolicies, rowTerms } from '@nadi/domain/kernel/row-access';
import { getTableName } from 'drizzle-orm';
import { allShared } from '../generated/shared';
import { conditionsOf } from '../src/kernel/sharing/shared-table';
import { startApi, type TestApi } from './api';

/** The rule of who may see a row is written once, in the domain, and the database writes the policies of all registered tables by it. */
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const ask = (statement: string) => api.database.asSuperuser(statement);

const registered = async () =>
  (await ask(
    `select name, person, writes, writes_if as "writesIf", reads_if as "readsIf", party, shared_if as "sharedIf", consent_if as "consentIf",
      shared_through as "sharedThrough", also_for as "alsoFor" from row_rules.owned_tables order by name`,
  )) as OwnedTable[];

describe('the rule of who may see a row', () => {
  it('is the same in the database as in the domain, term by term', async () => {
    expect(await ask('select row_rules.terms() as terms')).toEqual([{ terms: rowTerms }]);
  });

  it('says the same policies of every registered table there as here', async () => {
    const tables = await registered();
    expect(tables.length).toBeGreaterThan(25);
    for (const table of tables) {
      const said = await ask(
        `select p.name, is_restrictive as "isRestrictive", command, grantee as "to", using_rule as "using", check_rule as "check"
          from row_rules.owned_tables t, row_rules.policies(t) p where t.name = '${table.name}'`,
      );
      expect({ [table.name]: said }).toEqual({ [table.name]: rowPolicies(table) });
    }
  });

  it('opens to consents what the areas declare, in every word', async () => {
    const kept = await ask(
      `select name, person, shared_if as "sharedIf", consent_if as "consentIf" from row_rules.owned_tables where shared_if <> '' order by name`,
    );
    const declared = allShared.map((shared) => ({
      name: getTableName(shared.table),
      person: shared.person.name,
      ...conditionsOf(shared),
    }));
    expect(kept).toEqual(declared.sort((a, b) => (a.name < b.name ? -1 : 1)));
    expect(allShared.length).toBeGreaterThan(2);
  });

  it('covers every table with a patient, and each refers to the patients', async () => {
    const withPatient = await ask(
      `select table_name as name, exists (select from pg_constraint where contype = 'f' and confrelid = 'patients'::regclass
        and conrelid = format('public.%I', table_name)::regclass) as refers
        from information_schema.columns where table_schema = 'public' and column_name = 'patient_id' order by 1`,
    );
    expect(withPatient.length).toBeGreaterThan(20);
    expect(withPatient.filter(({ refers }) => !refers)).toEqual([]);
    const names = (await registered()).map(({ name }) => name);
    expect(withPatient.filter(({ name }) => !names.includes(String(name)))).toEqual([]);
  });
});

describe('writing the policies', () => {
  const policies = `select tablename, policyname, permissive, roles::text, cmd, qual, with_check from pg_policies where schemaname = 'public' order by 1, 2`;
  const apply = () => ask('select apply_row_security() as changed');

  it('touches nothing where they stand as they should', async () => {
    const before = await ask(policies);
    expect(await apply()).toEqual([]);
    expect(await ask(policies)).toEqual(before);
  });

  it('mends what was changed, what is missing and what should not be there, and touches no other table', async () => {
    const before = await ask(policies);
    await ask('alter policy own_read on health_goals using (true)');
    await ask('drop policy own on medicines');
    await ask('create policy granted on saved_trials for select to nadi_reader using (true)');
    expect(await apply()).toEqual([
      { changed: 'health_goals.own_read' },
      { changed: 'medicines.own' },
      { changed: 'saved_trials.granted' },
    ]);
    expect(await ask(policies)).toEqual(before);
  });

  it('waits for nobody who uses a table that is as it should be', async () => {
    await ask('alter policy own_read on health_goals using (true)');
    const locked = await ask(
      `with done as materialized (select array_agg(changed) as changed from apply_row_security() as changed)
        select distinct relation::regclass::text as name from done, pg_locks
          where changed is not null and pid = pg_backend_pid() and mode = 'AccessExclusiveLock' and relation in (
            select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)`,
    );
    expect(locked).toEqual([{ name: 'health_goals' }]);
  });

  it('registers a new table, which is closed from then on to everyone but its patients and the keeper', async () => {
    await ask('create table things (id uuid primary key, patient_id uuid not null)');
    await ask(`select own_table('things', 'patient_id')`);
    const made = await ask(
      `select policyname as name, cmd from pg_policies where tablename = 'things' order by 1`,
    );
    expect(made).toEqual([
      { name: 'keeper', cmd: 'ALL' },
      { name: 'own', cmd: 'ALL' },
      { name: 'own_read', cmd: 'SELECT' },
      { name: 'standing', cmd: 'ALL' },
    ]);
    const closed = await ask(
      `select relrowsecurity and relforcerowsecurity as closed from pg_class where relname = 'things'`,
    );
    expect(closed).toEqual([{ closed: true }]);
    await ask(`delete from row_rules.owned_tables where name = 'things'`);
    await ask('drop table things');
  });

  it('is for nobody who works for a request', async () => {
    const may = await ask(
      `select name from unnest(array['nadi_reader', 'nadi_app', 'nadi_gate', 'nadi_keeper', 'nadi_auditor']) as name
        where has_schema_privilege(name, 'row_rules', 'usage') or has_function_privilege(name, 'apply_row_security(text)', 'execute')`,
    );
    expect(may).toEqual([]);
  });
});
