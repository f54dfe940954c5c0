import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type OperationId, operations, type Role } from '@nadi/contract/operations';
import { sql } from 'drizzle-orm';
import type { Person, TestApi } from './api';
import type { ColumnName } from './matrix/columns';
import type { World } from './matrix/world';

// The world that it begins with takes longer on a machine that has other work.
jest.setTimeout(90_000);

/**
 * Promise S2: the policies are taken away, so that each operation asks the database for everyone's rows, and row-level security
 * alone stands between people.
 */
const source = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);
const isPolicy = (file: string) => file.includes('/policy/');
const policies = files.filter(isPolicy).map((file) => source + file);
for (const path of policies) {
  const actual: Record<string, unknown> = await import(path);
  const off = Object.fromEntries(Object.keys(actual).map((name) => [name, () => undefined]));
  jest.unstable_mockModule(path, () => off);
}
// Only now, so that they import what stands in for the policies.
jest.resetModules();
const { by, startApi } = await import('./api');
const { ask } = await import('./matrix/ask');
const { allRules } = await import('../generated/matrix-rules');
const { canary, worldOf } = await import('./matrix/world');
const { own } = await import('../src/kernel/policy/own');

let api: TestApi;
let world: World;
let victim: Person;
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: 'http://nadi.localhost:8080' });
  world = worldOf(api);
  victim = await world.owner();
  await world.everything(victim);
});
afterAll(() => api.close());

const others: Partial<Record<Role, ColumnName>> = {
  PATIENT: 'another patient',
  DOCTOR: 'a doctor without consent',
  UNVERIFIED_DOCTOR: 'a doctor who is not verified',
  ADMIN: 'an administrator',
  PENDING: 'a pending session',
  SECOND_STEP: 'a session before its second step',
  SECOND_STEP_MISSING: 'a session whose second step is missing',
};

const cells = (Object.keys(operations) as OperationId[]).flatMap((id) =>
  operations[id].roles.map((role): [OperationId, Role] => [id, role]),
);
const isRead = (id: OperationId) => operations[id].method === 'get';
const required: Partial<Record<OperationId, string>> = {
  listMedicineDoses: 'from=2026-11-01&to=2026-11-30',
  readVitalSignTrend: 'metric=pulse',
  // The beginning of everyone's name here but the victim's.
  searchPatients: 'searchType=name&query=test%20person',
  readPatientRecords: 'kind=vital-signs',
  listTrialFits: 'ids=00000000-0000-4000-8000-000000000001',
  listPatientTrialFits: 'ids=00000000-0000-4000-8000-000000000001',
};

let tables: readonly string[] = [];
beforeAll(async () => {
  const found = await api.look((tx) =>
    tx.execute(sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`),
  );
  tables = (found as unknown as { rows: { name: string }[] }).rows.map(({ name }) => name);
});

/** Every row of every table that names the victim or one of their sessions. The text of a row is made once, and is cheaper than its JSON. */
const rowsOfVictim = () =>
  api.look(async (tx) => {
    const sessions = await tx.execute(sql`select id from sessions where user_id = ${victim.userId}`);
    const { rows: ids } = sessions as unknown as { rows: { id: string }[] };
    const named = [victim.userId, ...ids.map(({ id }) => id)].join('|');
    const ofEach = tables.map(
      (name) => sql`
        select ${name}::text as "table", to_jsonb(t) as row from ${sql.identifier(name)} t where t::text ~ ${named}`,
    );
    const found = await tx.execute(sql`${sql.join(ofEach, sql` union all `)} order by 1, 2`);
    return (found as unknown as { rows: { table: string; row: unknown }[] }).rows;
  });

describe('the switch', () => {
  it('took every policy away', () => {
    expect(policies.length).toBeGreaterThan(4);
    expect(Reflect.apply(own, undefined, [null, victim])).toBeUndefined();
  });

  it('is complete: no operation compares an owner with the caller by itself', () => {
    const found = files
      .filter((file) => !isPolicy(file))
      .filter((file) => /\beq\([^()]*\bcaller\.(userId|user\.id)/.test(readFileSync(source + file, 'utf8')));
    expect(found).toEqual([]);
  });

  it('shows what must not be seen once row-level security is gone as well', async () => {
    const other = await api.signedIn();
    const { read } = api.context.db;
    api.context.db.read = (_, ...work) => read('keeper', ...work);
    try {
      const { text } = await api.ask.get('/vital-signs').set(by(other)).expect(200);
      expect(text).toContain(canary);
    } finally {
      api.context.db.read = read;
    }
    const { text } = await api.ask.get('/vital-signs').set(by(other)).expect(200);
    expect(text).not.toContain(canary);
  });
});

describe('without policies, a read', () => {
  it.each(cells.filter(([id]) => isRead(id)))('%s as %s shows nothing of anyone else', async (id, role) => {
    const column = others[role] as ColumnName;
    const actor = await world.actor(column, victim);
    const { status, text, body } = await ask(api, id, actor?.token ?? null, { query: required[id] ?? '' });
    // Prescriptions are for pharmacists, whom no role of the contract names.
    expect([200, 403, 404]).toContain(status);
    // Names are what these lists of administrators are for.
    if (allRules[id]?.shows?.includes(column)) return;
    expect(text ?? Buffer.from(body).toString('latin1')).not.toContain(canary);
  });
});

describe('without policies, a write', () => {
  it.each(cells.filter(([id]) => !isRead(id)))(
    '%s as %s changes nothing of anyone else',
    async (id, role) => {
      const column = others[role] as ColumnName;
      const rule = allRules[id];
      const actor = (await world.actor(column, victim)) as Person;
      const isTheirs = rule?.about === 'patient';
      const asked = (await rule?.ask?.(world, isTheirs ? victim : actor, column)) ?? {};
      const before = await rowsOfVictim();
      const { status } = await ask(api, id, actor.token, asked);
      expect(status).toBe(isTheirs ? 404 : operations[id].success);
      expect(await rowsOfVictim()).toEqual(before);
      expect(before.length).toBeGreaterThan(5);
    },
  );
});
