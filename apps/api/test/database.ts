import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../src/db/client';
import { openInMemory } from '../src/db/embedded';
import { openPostgres } from '../src/db/postgres';
import { fingerprint } from '../src/db/template';
import { createLog } from '../src/log';

const log = createLog('silent');

/** A fresh, migrated database: in memory, or on the server of DATABASE_URL where NADI_TEST_DATABASE is `postgres`. */
export async function openTestDatabase(): Promise<Database> {
  if (process.env.NADI_TEST_DATABASE !== 'postgres') return openInMemory();
  const admin = process.env.DATABASE_URL;
  if (!admin)
    throw new Error('DATABASE_URL: must name an administrator of a Postgres server for these tests.');
  const template = await ensureTemplate(admin);
  const name = `nadi_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(admin, (client) => client.query(`create database ${name} template ${template}`));
  const db = await openPostgres(addressOf(admin, name), 10, log);
  return {
    ...db,
    async close() {
      await db.close();
      await asAdmin(admin, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
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

async function asAdmin(admin: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function addressOf(admin: string, database: string): string {
  const address = new URL(admin);
  address.pathname = `/${database}`;
  return address.href;
}
