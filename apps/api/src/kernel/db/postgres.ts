import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { describeError, type Log } from '../environment/log';
import { type Actor, databaseRole, setRole, type TimeOf } from './actor';
import type { Database, LastStatement, Work } from './client';
import { closeToOthers } from './close-to-others';
import { onConnection } from './connection';
import { isDeadlock, markInDoubt } from './errors';
import { migrationsFolder } from './migrations-folder';
import { openPostgresChannels } from './postgres-channels';
import { gather, lend } from './prepared';
import type { Reader } from './transaction';

/** Milliseconds that a request waits for the database in all: people get 503 within two seconds. */
const timeoutMs = 1_500;
/** The platform's own work, for which no one waits. */
const keeperTimeoutMs = 60_000;
/** Less than the time-out, so that a locked row costs an answer but not the connection too. */
const lockTimeout = 1_000;

/** Opens a pool on a Postgres server and brings its schema up to date. */
export async function openPostgres(
  connectionString: string,
  size: number,
  log: Log,
  timeOf?: TimeOf,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: timeoutMs,
    // Work that was given up here is cancelled there too.
    statement_timeout: timeoutMs,
    lock_timeout: lockTimeout,
    idle_in_transaction_session_timeout: 2 * timeoutMs,
    keepAlive: true,
    pipeline: true,
    // The role of a connection outside of any transaction; within one, it is that of the actor.
    options: '-c timezone=UTC -c role=nadi_gate',
    application_name: 'nadi',
  });
  // A connection that breaks is replaced at the next request; unheard, the event would end the process.
  const tell = (error: Error) => log.warn({ error: describeError(error) }, 'database connection lost');
  pool.on('error', tell);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrateAlone(connectionString, log);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    kind: 'postgres',
    readOnce: (work) => onConnection(pool, timeoutMs, (client) => once(client, work)),
    read: (actor, work, waited = 0, longest = timeoutMs) =>
      within(pool, { actor, isWriting: false, waited, longest, timeOf }, work),
    write: (actor, work, waited = 0, isLasting = true) =>
      within(pool, { actor, isWriting: true, isLasting, waited, longest: timeoutMs, timeOf }, work),
    flush: (actor, look) =>
      within(pool, { actor, isWriting: true, waited: 0, longest: timeoutMs, timeOf }, async (tx, atEnd) => {
        const seen = await look(tx);
        atEnd((last) => last.execute(mark));
        return seen;
      }),
    ping: () => onConnection(pool, timeoutMs, async (client) => void (await client.query('select 1'))),
    openChannels: (lost) => openPostgresChannels(connectionString, lost, log),
    close: () => pool.end(),
  };
}

async function once<T>(client: pg.PoolClient, work: (tx: Reader) => Promise<T>): Promise<T> {
  const { tx, end } = lend(client, databaseRole('gate', false));
  return work(tx).finally(end);
}

/** Writes something of no meaning into the log of the database: only a commit of something waits for the disk, and then for all before it too. */
const mark = sql`select pg_logical_emit_message(true, 'nadi', '')`;

type Frame = {
  actor: Actor;
  isWriting: boolean;
  isLasting?: boolean;
  waited: number;
  longest: number;
  timeOf: TimeOf;
};

/**
 * One transaction. Each round trip costs as much as a small query, so nothing is waited for whose answer nobody needs: the first
 * statement follows `begin` at once, and the commit follows the last. One that fails makes all that come after it fail, and of the
 * commit a rollback.
 */
function within<T>(pool: pg.Pool, frame: Frame, work: Work<T>): Promise<T> {
  const { actor, isWriting, isLasting = true, waited, longest, timeOf } = frame;
  const isKeeper = actor === 'keeper';
  const beginning = [
    'begin',
    setRole(actor, isWriting, timeOf),
    ...(isKeeper ? [keeperTimeouts] : longest > timeoutMs ? [lasting(longest)] : []),
    ...(isLasting ? [] : ['set local synchronous_commit = off']),
  ].join('; ');
  return onConnection(pool, isKeeper ? keeperTimeoutMs : longest - waited, async (client) => {
    const { tx, end } = lend(client, databaseRole(actor, isWriting));
    gather(client);
    const begun = client.query(beginning);
    // Told by the statement after it, where it failed.
    begun.catch(() => undefined);
    const last: LastStatement[] = [];
    let ended: Promise<[pg.QueryResult, ...unknown[]]> | undefined;
    let isInDoubt = false;
    const commit = async () => {
      isInDoubt = true;
      try {
        const answer = await client.query('commit');
        isInDoubt = false;
        return answer;
      } catch (error) {
        // An error of this statement alone says that nothing was committed; a connection that broke says nothing.
        isInDoubt = !(error instanceof pg.DatabaseError && error.severity === 'ERROR');
        throw error;
      }
    };
    const finish = () => {
      if (ended) return ended;
      gather(client);
      const sent = last.map((send) => send(tx).then());
      end();
      ended = Promise.all([commit(), begun, ...sent]);
      // Told by the work, where it failed.
      ended.catch(() => undefined);
      return ended;
    };
    try {
      const result = await work(tx, (send) => last.push(send), finish);
      const [{ command }] = await finish();
      if (command !== 'COMMIT') throw new Error('The transaction was undone.');
      return result;
    } catch (error) {
      end();
      await client.query('rollback').catch(() => undefined);
      const cause = await begun.then(
        () => error,
        (first: unknown) => first,
      );
      throw isInDoubt ? markInDoubt(cause) : cause;
    }
  });
}

/** Maximum wait for locks: others may wait for what this transaction holds. */
const lasting = (milliseconds: number) =>
  `set local statement_timeout = ${milliseconds}; set local idle_in_transaction_session_timeout = ${milliseconds}`;

const keeperTimeouts = `set local statement_timeout = ${keeperTimeoutMs}; set local lock_timeout = ${keeperTimeoutMs}`;

/** Any number; the same for every node of this product. */
const migrationLock = 6_170_301;

/** A migration that met a request which waited for it too is undone as a whole, and can run again. */
const migrationTries = 5;

async function migrateAgain(run: () => Promise<void>, log: Log): Promise<void> {
  for (let tried = 1; ; tried += 1)
    try {
      return await run();
    } catch (error) {
      if (!isDeadlock(error) || tried >= migrationTries) throw error;
      log.warn({ tried }, 'A migration met a request that waited for it; it runs again.');
    }
}

/** Several nodes may start at once; one migrates, the others wait and find nothing left to do. */
async function migrateAlone(connectionString: string, log: Log): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    application_name: 'nadi-migrate',
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrateAgain(() => migrate(drizzle({ client }), { migrationsFolder }), log);
    await closeToOthers(client, log);
  } finally {
    await client.end();
  }
}
