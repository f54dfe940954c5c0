/**
 * What speed is measured against, in a process of its own: Express that says hello, and Express with a token, a pool and nothing
 * else. `/readings` writes three rows in one transaction and lists ten by one query; `/audited-readings` lists them in a transaction
 * that also writes down who looked, as a list of health records has to.
 */
import { randomUUID } from 'node:crypto';
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
  create table if not exists floor_audit (id uuid primary key, actor uuid not null, reading uuid not null, at timestamptz not null)`);

async function patientOf({ headers }: Request): Promise<string> {
  const token = headers.authorization?.slice('Bearer '.length) ?? '';
  const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
  return String(payload.sub);
}

async function record(patient: string, body: unknown): Promise<string> {
  const [id, now, text] = [randomUUID(), new Date(), JSON.stringify(body)];
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('insert into floor_readings values ($1, $2, $3, $4)', [id, patient, now, text]);
    await client.query('insert into floor_history values ($1, $2, $3)', [randomUUID(), id, text]);
    await client.query('insert into floor_audit values ($1, $2, $3, $4)', [randomUUID(), patient, id, now]);
    await client.query('commit');
    return id;
  } finally {
    client.release();
  }
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
app.get('/audited-readings', async (request, response) => {
  const patient = await patientOf(request);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(
      'select id, at, body from floor_readings where patient = $1 order by at desc limit 10',
      [patient],
    );
    await client.query('insert into floor_audit values ($1, $2, $2, $3)', [
      randomUUID(),
      patient,
      new Date(),
    ]);
    await client.query('commit');
    response.json({ success: true, data: rows });
  } finally {
    client.release();
  }
});
app.listen(Number(PORT), '127.0.0.1');
