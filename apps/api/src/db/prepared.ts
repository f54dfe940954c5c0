import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Transaction } from './transaction';

/** More than the product has; beyond it a statement is planned each time, so that no input fills the server's memory. */
const mostNames = 400;
const names = new Map<string, string>();

/** The same text has the same name on every connection, so that the server parses and plans it once on each. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= mostNames) return known;
  const name = `nadi_${names.size}`;
  names.set(text, name);
  return name;
}

type Query = { text: string; name?: string };

/** The ORM on a connection, for one transaction. */
export type Lease = {
  tx: Transaction;
  /** Nothing passes afterwards: what were still to come would be part of another's transaction. */
  end(): void;
};

/**
 * Lends a connection to the ORM, its statements prepared. Each role has its own of them: a plan holds the policies of one role, and
 * would be made anew whenever another takes its turn.
 */
export function lend(client: pg.PoolClient, role: string): Lease {
  let isOver = false;
  const query = async (given: Query, values: unknown[]) => {
    if (isOver) throw new Error('The transaction is over.');
    const name = given.name ?? nameOf(given.text);
    return client.query(name ? { ...given, name: `${role} ${name}` } : given, values);
  };
  // The ORM uses no other part of a client.
  const tx = drizzle({ client: { query } as unknown as pg.PoolClient });
  return {
    tx,
    end() {
      isOver = true;
    },
  };
}
