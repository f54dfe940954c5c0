// areas: platform
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { v7 } from 'uuid';
import { openPostgres } from '../../src/kernel/db/postgres';
import { createLog, type Log } from '../../src/kernel/environment/log';
import { run } from '../statements';

const onPostgres = process.env.NADI_TEST_DATABASE === 'postgres' ? describe : describe.skip;
const admin = process.env.DATABASE_URL ?? '';
const silent = createLog('silent');
const mark = randomUUID().slice(0, 8);

async function within<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const asAdmin = (...statements: string[]) =>
  within(admin, async (client) => {
    for (const statement of statements) await client.query(statement);
  });

/** The address of a database, as one of the accounts. */
function addressOf(account: string, database: string): string {
  const address = new URL(admin);
  address.username = account;
  address.pathname = `/${database}`;
  return address.href;
}

/** An account of a hospital that may do no more than its migrations need, and a database of its own. */
const one = `nadi_test_one_${mark}`;
const other = `nadi_test_other_${mark}`;
const borrowed = `nadi_test_borrowed_${mark}`;

onPostgres('two installations on one Postgres server', () => {
  beforeAll(async () => {
    for (const name of [one, other])
      await asAdmin(
        `create role ${name} login createrole nosuperuser nobypassrls`,
        `create database ${name} owner ${name}`,
      );
    for (const name of [one, other]) await (await openPostgres(addressOf(name, name), 1, silent)).close();
  });
  afterAll(async () => {
    for (const name of [one, other, borrowed]) await asAdmin(`drop database if exists ${name} with (force)`);
    for (const name of [one, other]) await asAdmin(`drop role if exists ${name}`);
  });

  it('do not let in each other’s accounts', async () => {
    for (const [account, database] of [
      [one, other],
      [other, one],
    ] as const)
      await expect(within(addressOf(account, database), async () => 'in')).rejects.toMatchObject({
        code: '42501',
      });
  });

  it('serve their own, by an account that is no superuser', async () => {
    const db = await openPostgres(addressOf(one, one), 2, silent);
    try {
      const id = v7();
      await run(
        db,
        'gate',
        sql`insert into users values (${id}, 'PATIENT', 'A', 'B', 'a@nadi.example', null, 'h', null, now(), now(), now(), null)`,
      );
      await run(
        db,
        'keeper',
        sql`insert into vital_signs (id, patient_id, type, unit, measured_at, measured_offset, entered_by, status, worst, assessment,
          assessed_at, ranges_version, version, created_at, updated_at)
        values (${id}, ${id}, 'pulse', '/min', now(), 0, ${id}, 'not-assessed', 'not-assessed', '{}', now(), 0, 1, now(), now())`,
      );
      expect(await run(db, { userId: id, role: 'PATIENT' }, sql`select id from vital_signs`, 'read')).toEqual(
        [{ id }],
      );
      // Written by a trigger, in the name of the role that owns its function.
      expect(
        await run(db, { userId: id, role: 'PATIENT' }, sql`select count from vital_sign_days`, 'read'),
      ).toEqual([{ count: 1 }]);
      expect(
        await run(db, { userId: id, role: 'PATIENT' }, sql`select own_password_hash() as hash`, 'read'),
      ).toEqual([{ hash: 'h' }]);
      await run(db, 'keeper', sql`delete from users`);
      expect(await run(db, 'keeper', sql`select id from vital_signs`)).toEqual([]);
    } finally {
      await db.close();
    }
  });

  it('are closed again at the next start, as after a copy', async () => {
    await asAdmin(`grant connect on database ${one} to public`);
    await within(addressOf(other, one), async () => 'in');
    await (await openPostgres(addressOf(one, one), 1, silent)).close();
    await expect(within(addressOf(other, one), async () => 'in')).rejects.toMatchObject({ code: '42501' });
  });

  it('say at the start where their account may not close it', async () => {
    await asAdmin(
      `create database ${borrowed} template ${one}`,
      `grant create on database ${borrowed} to ${one}`,
    );
    await within(addressOf(new URL(admin).username, borrowed), (client) =>
      client.query(
        `grant usage, create on schema public, drizzle to ${one}; grant select on all tables in schema drizzle to ${one}`,
      ),
    );
    const told: string[] = [];
    const log: Log = { ...silent, warn: (_: unknown, text?: string) => void told.push(String(text)) };
    await (await openPostgres(addressOf(one, borrowed), 1, log)).close();
    expect(told).toEqual([expect.stringContaining('every account of this Postgres server may connect')]);
  });
});
