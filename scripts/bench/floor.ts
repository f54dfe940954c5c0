/**
 * The baseline for speed, in a process of its own: Express that says hello, and Express with a token, a pool and nothing
 * else. `/readings` writes three rows in one transaction and lists ten by one query. `/promised-readings` does by plain statements, one after
 * the other, the work that we promise for a reading: one row for one key, the day's counts in the same transaction, and a chained entry of who wrote
 * or looked (see `docs/decisions/031-what-speed-is-measured-against.md`).
 */
import { createHash, randomUUID } from 'node:crypto';
import express, { type Request } from 'express';
import { jwtVerify } from 'jose';
import pg from 'pg';

const { PORT, DATABASE_URL, FLOOR_KEY = '' } = process.env;
const key = Buffer.from(FLOOR_KEY, 'base64url');
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
await pool.query(`
  create table if not exists floor_readings (id uuid primary key, patient uuid not null, at timestamptz not null, body jsonb not null);
  create index if not exists floor_newest on floor_readings (patient, at desc);
  create table if not exists floor_history (id uuid primary key, reading uuid not null, body jsonb not null);
  create table if not exists floor_audit (id uuid primary key, actor uuid not null, reading uuid not null, at timestamptz not null);
  create table if not exists floor_keys (person uuid, key text, answer jsonb, primary key (person, key));
  create table if not exists floor_days (patient uuid, day date, count integer not null, sum float8 not null, primary key (patient, day));
  create table if not exists floor_heads (person uuid primary key, seq integer not null, hash text not null);
  create table if not exists floor_chain (person uuid, seq integer, what text not null, hash text not null, primary key (person, seq))`);

async function patientOf({ headers }: Request): Promise<string> {
  const token = headers.authorization?.slice('Bearer '.length) ?? '';
  const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
  return String(payload.sub);
}

async function record(patient: string, body: unknown): Promise<string> {
  const [id, now, text] = [randomUUID(), new Date(), JSON.stringify(body)];
  await inTransaction(async (client) => {
    await client.query('insert into floor_readings values ($1, $2, $3, $4)', [id, patient, now, text]);
    await client.query('insert into floor_history values ($1, $2, $3)', [randomUUID(), id, text]);
    await client.query('insert into floor_audit values ($1, $2, $3, $4)', [randomUUID(), patient, id, now]);
  });
  return id;
}

const app = express();
app.get('/hello', (_, response) => void response.json({ hello: 'world' }));
app.post('/readings', express.json(), async (request, response) => {
  const id = await record(await patientOf(request), request.body);
  response.status(201).json({ success: true, data: { id, ...request.body } });
});
app.get('/readings', async (request, response) => {
  const { rows } = await pool.query(
    'select id, at, body from floor_readings where patient = $1 order by at desc limit 10',
    [await patientOf(request)],
  );
  response.json({ success: true, data: rows });
});
app.post('/promised-readings', express.json(), async (request, response) => {
  const patient = await patientOf(request);
  const answer = await inTransaction(async (client) => {
    const key = request.headers['idempotency-key'];
    await client.query('insert into floor_keys values ($1, $2, null)', [patient, key]);
    const [id, now, text] = [randomUUID(), new Date(), JSON.stringify(request.body)];
    await client.query('insert into floor_readings values ($1, $2, $3, $4)', [id, patient, now, text]);
    await client.query('insert into floor_history values ($1, $2, $3)', [randomUUID(), id, text]);
    await client.query(
      `insert into floor_days values ($1, $2, 1, $3) on conflict (patient, day)
        do update set count = floor_days.count + 1, sum = floor_days.sum + excluded.sum`,
      [patient, now, request.body.systolic],
    );
    await chain(client, patient, `create ${id}`);
    const made = { success: true, data: { id, ...request.body } };
    await client.query('update floor_keys set answer = $3 where person = $1 and key = $2', [
      patient,
      key,
      JSON.stringify(made),
    ]);
    return made;
  });
  response.status(201).json(answer);
});
app.get('/promised-readings', async (request, response) => {
  const patient = await patientOf(request);
  const rows = await inTransaction(async (client) => {
    const found = await client.query(
      'select id, at, body from floor_readings where patient = $1 order by at desc limit 10',
      [patient],
    );
    await chain(client, patient, `read ${found.rows.map(({ id }) => id).join()}`);
    return found.rows;
  });
  response.json({ success: true, data: rows });
});

async function inTransaction<Done>(work: (client: pg.PoolClient) => Promise<Done>): Promise<Done> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const done = await work(client);
    await client.query('commit');
    return done;
  } finally {
    client.release();
  }
}

/** Adds an entry that holds the hash of the one before. */
async function chain(client: pg.PoolClient, person: string, what: string): Promise<void> {
  await client.query(`insert into floor_heads values ($1, 0, '') on conflict do nothing`, [person]);
  const { rows } = await client.query('select seq, hash from floor_heads where person = $1 for update', [
    person,
  ]);
  const [seq, before] = [rows[0].seq + 1, rows[0].hash];
  const hash = createHash('sha256').update(`${before} ${seq} ${what}`).digest('hex');
  await client.query('insert into floor_chain values ($1, $2, $3, $4)', [person, seq, what, hash]);
  await client.query('update floor_heads set seq = $2, hash = $3 where person = $1', [person, seq, hash]);
}

app.listen(Number(PORT), '127.0.0.1');
