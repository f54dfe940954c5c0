import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { describeError, type Log } from '../log';
import { becoming } from './actor';
import type { Database } from './client';
import { migrationsFolder } from './migrations-folder';
import type { Transaction } from './transaction';

/** A person waits at the other end: what takes longer than this is answered with 503. */
const statementTimeout = 5_000;
const lockTimeout = 3_000;
const connectTimeout = 1_500;

/** Opens a pool on a Postgres server and brings its schema up to date. */
export async function openPostgres(connectionString: string, size: number, log: Log): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    lock_timeout: lockTimeout,
    idle_in_transaction_session_timeout: 2 * statementTimeout,
    // For a server that takes the statement and never answers.
    query_timeout: statementTimeout + 1_000,
    // The role of a connection outside of any transaction; within one, it is that of the actor.
    options: '-c timezone=UTC -c role=nadi_gate',
    application_name: 'nadi',
  });
  // A connection that breaks while nobody uses it is replaced at the next request; unheard, the event would end the process.
  pool.on('error', (error) => log.warn({ error: describeError(error) }, 'database connection lost'));
  const orm = drizzle({ client: pool });
  try {
    await migrateAlone(connectionString);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    kind: 'postgres',
    readOnce: (work) => work(orm),
    read: (actor, work) => within(pool, becoming(actor, false), work),
    write: (actor, work) => within(pool, becoming(actor, true), work),
    async ping() {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

/** One transaction; its first statements go out together, since each round trip costs as much as a small query. */
async function within<T>(
  pool: pg.Pool,
  becomingActor: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`begin; ${becomingActor}`);
    const result = await work(drizzle({ client }));
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    const isBroken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    client.release(isBroken);
    throw error;
  }
}

/** Any number; the same for every node of this product. */
const migrationLock = 6_170_301;

/** Several nodes may start at once; one migrates, the others wait and find nothing left to do. */
async function migrateAlone(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    application_name: 'nadi-migrate',
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
