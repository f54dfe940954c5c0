import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database } from '../src/kernel/db/client';
import { fromPglite } from '../src/kernel/db/embedded';
import { openPostgres } from '../src/kernel/db/postgres';
import { fingerprint, loadTemplate } from '../src/kernel/db/template';
import { createLog } from '../src/kernel/environment/log';

const log = createLog('silent');

type Row = Record<string, unknown>;

export type TestDatabase = Database & {
  /** Runs one statement past roles, policies and triggers, as whoever holds the server could. */
  asSuperuser(statement: string): Promise<Row[]>;
  /** The URL at which it is; null in memory. */
  url: string | null;
};

/** A fresh, migrated database: in memory, or on the server of DATABASE_URL where NADI_TEST_DATABASE is `postgres`. */
/** @param timeOf the time by which grants run out; that of the database without it */
export async function openTestDatabase(timeOf?: () => Date): Promise<TestDatabase> {
  if (process.env.NADI_TEST_DATABASE !== 'postgres') return openInMemory(timeOf);
  const admin = process.env.DATABASE_URL;
  if (!admin)
    throw new Error('DATABASE_URL: must name an administrator of a Postgres server for these tests.');
  const template = await ensureTemplate(admin);
  const name = `nadi_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(admin, (client) => copyDatabase(client, template, name));
  const url = addressOf(admin, name);
  const db = await openPostgres(url, 10, log, timeOf);
  return {
    ...db,
    url,
    asSuperuser: (statement) =>
      asAdmin(url, async (client) => {
        await client.query('set session_replication_role = replica');
        return (await client.query<Row>(statement)).rows;
      }),
    async close() {
      await db.close();
      await asAdmin(admin, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

async function openInMemory(timeOf?: () => Date): Promise<TestDatabase> {
  const client = await PGlite.create({ loadDataDir: await loadTemplate() });
  return {
    ...(await fromPglite(client, async () => {}, timeOf)),
    url: null,
    asSuperuser: (statement) =>
      client.transaction(async (tx) => {
        await tx.exec('set local role none; set local session_replication_role = replica');
        return (await tx.query<Row>(statement)).rows;
      }),
  };
}

/** As files where the server would take its pages through its log otherwise, for ten times the CPU; older ones do so by themselves. */
async function copyDatabase(client: pg.Client, template: string, name: string): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  const strategy = (rows[0]?.version ?? 0) >= 150_000 ? 'strategy file_copy' : '';
  await client.query(`create database ${name} template ${template} ${strategy}`);
}

/** One migrated database for each state of the migrations, of which the others are copies. */
async function ensureTemplate(admin: string): Promise<string> {
  const name = `nadi_template_${fingerprint()}`;
  await asAdmin(admin, async (client) => {
    // Test files start side by side; one makes it, the others wait.
    await client.query('select pg_advisory_lock(6170302)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query(`create database ${name}_part`);
    await (await openPostgres(addressOf(admin, `${name}_part`), 1, log)).close();
    await client.query(`alter database ${name}_part rename to ${name}`);
  });
  return name;
}

async function asAdmin<T>(admin: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function addressOf(admin: string, database: string): string {
  const address = new URL(admin);
  address.pathname = `/${database}`;
  return address.href;
}
