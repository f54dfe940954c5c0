import { readFileSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { openPostgres } from './apps/api/src/db/postgres';
import { createLog } from './apps/api/src/log';
import { findPage } from './apps/api/src/vital-signs/find-page';

const admin = readFileSync('/work/tmp-rollups/url', 'utf8');
const a = new pg.Client({ connectionString: admin });
await a.connect();
await a.query('drop database if exists explain1');
await a.query('create database explain1');
await a.end();
const url = admin.replace(/postgres$/, 'explain1');
const db = await openPostgres(url, 2, createLog('silent'));
const c = new pg.Client({ connectionString: url });
await c.connect();
const users = [];
for (let i = 0; i < 40; i++) {
  const { rows } = await c.query(
    `insert into users(id,role,first_name,last_name,email,password_hash,terms_accepted_at,created_at,updated_at) values (gen_random_uuid(),'PATIENT','a','b','x'||$1,'',now(),now(),now()) returning id`,
    [i],
  );
  users.push(rows[0].id);
}
await c.query(
  `insert into vital_signs (id, patient_id, type, unit, systolic, diastolic, measured_at, measured_offset, status, worst, judgement, judged_at, ranges_version, version, created_at, updated_at) select gen_random_uuid(), u.id, 'blood_pressure', 'mm[Hg]', 100 + n % 50, 70, timestamptz '2026-01-01T00:00:00Z' + n * interval '7 minutes', 330, 'in-range', 'in-range', '{}', now(), 1, 1, now(), now() from users u, generate_series(1, 12) n`,
);
if (process.argv[2]) await c.query('analyze');
let captured: any;
const fake: any = {
  query: async (q: any, v: any) => {
    captured = { text: q.text, values: v };
    return { rows: [] };
  },
};
const tx = drizzle({ client: fake }) as any;
await findPage(
  { page: 1, limit: 10, after: null, type: undefined, from: undefined, to: undefined },
  {
    tx,
    caller: { userId: users[0] },
    entry: {
      subjectId: users[0],
      entryId: users[1],
      at: new Date().toISOString(),
      actorId: users[0],
      role: 'PATIENT',
      purpose: 'PATRQT',
      operation: 'listVitalSigns',
      record: 'vital-sign',
      action: 'read',
      requestId: 'abcdefgh',
    } as any,
  },
).catch((e) => console.log(e));
await c.query(
  `begin; set local role nadi_reader; set local nadi.user_id='${users[0]}'; set local nadi.role='PATIENT'`,
);
const types = captured.values;
for (let i = 0; i < 8; i++) {
  const b = performance.now();
  await c.query({ name: 'q', text: captured.text, values: captured.values });
  console.log((performance.now() - b).toFixed(1));
}
const lit = (v: any) =>
  v === null ? 'null' : typeof v === 'number' ? String(v) : `'${String(v).replaceAll("'", "''")}'`;
const exp = await c.query({
  text: `explain (analyze, buffers off) execute q(${captured.values.map(lit).join(',')})`,
});
console.log(exp.rows.map((r) => r['QUERY PLAN']).join('\n'));
await c.query('rollback');
await c.end();
await db.close();
process.exit(0);
