import { getTableColumns, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { withRowReader } from './row-reader';
import type { Reader, Transaction, Writer } from './transaction';

/** More than the product has; beyond it a statement is planned each time, so that no input fills the server's memory. */
const maxNames = 400;
const names = new Map<string, string>();

/** The same text has the same name on every connection, so that the server parses and plans it once on each. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxNames) return known;
  const name = `nadi_${names.size}`;
  names.set(text, name);
  return name;
}

type Query = { text: string };
type Send = (given: Query, values: unknown[]) => Promise<pg.QueryResult>;

// The ORM uses no other part of a client.
const ormOver = (query: Send): Transaction => drizzle({ client: { query } as unknown as pg.PoolClient });

/**
 * Sends statements of one role, each prepared. Each role has its own of them: a plan holds the policies of one role, and would be
 * made anew whenever another takes its turn. What is sent in one go leaves in one packet.
 */
function sender(client: pg.PoolClient, role: string): Send {
  return (given, values) => {
    gather(client);
    return client.query(named(given, role), values);
  };
}

/** By the query that the ORM put together, which is the same object each time for one that is kept. */
const namedQueries = new WeakMap<Query, Query>();

function named(given: Query, role: string): Query {
  const known = namedQueries.get(given);
  if (known) return known;
  const name = nameOf(given.text);
  const query = name ? { ...given, name: `${role} ${name}` } : given;
  namedQueries.set(given, query);
  return query;
}

const gathering = new WeakSet<pg.PoolClient>();

/** Holds back what goes out on a connection until everything is sent that can be without waiting. */
export function gather(client: pg.PoolClient): void {
  if (gathering.has(client)) return;
  gathering.add(client);
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => {
    gathering.delete(client);
    stream.uncork();
  });
}

type Prepared = { execute(values: Record<string, unknown>): Promise<unknown> };
type Preparable<Result> = {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Result> };
};
/** The queries that a connection has put together for a role. */
export type Shelf = { orm: Transaction; prepared: Map<unknown, Prepared> };

const shelves = new WeakMap<pg.PoolClient, Map<string, Shelf>>();

function shelfOf(client: pg.PoolClient, role: string): Shelf {
  const ofClient = shelves.get(client) ?? new Map<string, Shelf>();
  shelves.set(client, ofClient);
  const shelf = ofClient.get(role) ?? { orm: ormOver(sender(client, role)), prepared: new Map() };
  ofClient.set(role, shelf);
  return shelf;
}

/** The ORM on a connection, for one transaction. */
export type Lease = {
  tx: Transaction;
  /** Nothing passes afterwards: later statements would be part of another transaction. */
  end(): void;
};

const open = new WeakMap<object, Shelf>();

/** Lends a connection to the ORM until the end of one transaction. */
export function lend(client: pg.PoolClient, role: string): Lease {
  const send = sender(client, role);
  let isOver = false;
  const tx = ormOver(async (given, values) => {
    if (isOver) throw new Error('The transaction is over.');
    return send(given, values);
  });
  open.set(tx, shelfOf(client, role));
  return {
    tx,
    end() {
      isOver = true;
      open.delete(tx);
    },
  };
}

/**
 * Gives the ORM of one transaction the queries that were put together for all.
 *
 * @param shelf where they are kept; its own ORM speaks to the transaction that runs
 * @returns what takes them away again, at the end
 */
export function lendShelf(tx: Transaction, shelf: Shelf): () => void {
  open.set(tx, shelf);
  return () => void open.delete(tx);
}

/** A placeholder for the caller, in a query that is built before there is one. */
export const whoAsks = { userId: sql.placeholder('userId') };

/**
 * A query that every request makes: put together once for each connection, which takes the ORM longer than the database takes to
 * answer it.
 *
 * @param build the query, with `sql.placeholder` for each value
 */
export function prepared<Values extends Record<string, unknown>, Result>(
  build: (tx: Transaction) => Preparable<Result>,
): (tx: Reader, values: Values) => Promise<Result> {
  return async (tx, values) => {
    const shelf = open.get(tx);
    // A reader is a transaction that shows less of itself.
    if (!shelf)
      return build(tx as Transaction)
        .prepare('')
        .execute(values);
    const known = shelf.prepared.get(build) ?? withRowReader(build(shelf.orm).prepare(''));
    shelf.prepared.set(build, known);
    return known.execute(values) as Promise<Result>;
  };
}

/** Adds whole rows to a table, by a query that is put together once. */
export function preparedInsert<Table extends PgTable>(table: Table) {
  const columns = Object.entries(getTableColumns(table));
  // Without the column's own encoding, which fails at null.
  const blank = Object.fromEntries(columns.map(([name]) => [name, sql`${sql.placeholder(name)}`]));
  const insert = prepared((tx) => tx.insert(table).values(blank as Table['$inferInsert']));
  return (tx: Writer, row: Table['$inferSelect']): Promise<unknown> => {
    const given: Record<string, unknown> = row;
    return insert(
      tx,
      Object.fromEntries(
        columns.map(([name, column]) => [
          name,
          given[name] === null ? null : column.mapToDriverValue(given[name]),
        ]),
      ),
    );
  };
}
