import { type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from './transaction';

/**
 * Reads the rows of one query in pages, by a cursor that ends with the transaction: neither the driver nor its user holds more than
 * a page, and all pages see the state of the database in which the first began.
 *
 * @param name of the cursor, one for each query of a transaction
 * @param atOnce rows of a page
 */
export async function* readByCursor<Row>(
  query: SQL,
  { tx, name, atOnce }: { tx: Reader; name: string; atOnce: number },
): AsyncGenerator<Row[]> {
  // A reader is a transaction that shows less of itself; the query is a select, or the database refuses it.
  const session = tx as Transaction;
  const cursor = sql.identifier(name);
  await session.execute(sql`declare ${cursor} no scroll cursor for ${query}`);
  const fetch = sql`fetch ${sql.raw(String(atOnce))} from ${cursor}`;
  for (let isOver = false; !isOver; ) {
    const { rows } = (await session.execute(fetch)) as unknown as { rows: Row[] };
    if (rows.length > 0) yield rows;
    isOver = rows.length < atOnce;
  }
}
