import { setTimeout as wait } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../../kernel/db/actor';
import type { Database } from '../../../kernel/db/client';
import { readByCursor } from '../../../kernel/db/cursor';
import type { Exported, Section } from '../../../kernel/db/kept-tables';
import type { Reader, Transaction } from '../../../kernel/db/transaction';
import { closedOf, type ExportedRow, everyPlaceOf, everyRowOf, type Place, rowsAt, rowsOf } from './rows';

/** About a megabyte of readings. */
export const rowsAtOnce = 1_000;
/** The embedded database needs about ten milliseconds for them. */
export const rowsOfSlice = 100;

const name = 'account_export';

/** Reads everything that is exported of a person in one transaction, in the state in which it began. */
export const readAtOnce = (
  tx: Reader,
  userId: string,
  exported: readonly Exported[],
): AsyncGenerator<ExportedRow[]> =>
  readByCursor<ExportedRow>(everyRowOf(userId, exported), { tx, name, atOnce: rowsAtOnce });

/** A row was changed or removed while the rows of one state were read. */
export class ChangedMeanwhile extends Error {}

/**
 * Reads the same in slices, each in a transaction of its own: the embedded database has one transaction at a time, so that others
 * would wait until the whole was read. The first notes the place of each row; the others read rows as they were at that time.
 * Rows that were added since then have no place.
 *
 * @throws ChangedMeanwhile
 */
export async function* readInSlices(
  db: Pick<Database, 'read'>,
  actor: Exclude<Actor, string>,
  exported: readonly Exported[],
): AsyncGenerator<ExportedRow[]> {
  const { userId } = actor;
  const cursor = sql.identifier(`${name}_places`);
  const { since, closed } = await db.read(actor, async (tx) => {
    // The cursor is held after the transaction, with places alone.
    await ask(sql`declare ${cursor} no scroll cursor with hold for ${everyPlaceOf(userId, exported)}`, tx);
    const [next] = await ask<{ number: string }>(nextTransaction, tx);
    if (!next) throw new Error('The database did not say which transaction is next.');
    const known: Found = new Map();
    for (const { section } of await ask<{ section: Section }>(closedOf(exported), tx))
      known.set(section, byKey(await ask<KeyedRow>(rowsOf(userId, exported, section), tx)));
    return { since: next.number, closed: known };
  });

  /** One slice, in a transaction. */
  async function read(tx: Reader): Promise<ExportedRow[]> {
    const places = await ask<Place>(sql`fetch ${sql.raw(String(rowsOfSlice))} from ${cursor}`, tx);
    const found: Found = new Map(closed);
    for (const section of new Set(places.map((place) => place.section))) {
      if (closed.has(section)) continue;
      const keys = places.filter((place) => place.section === section).map(({ key }) => key);
      found.set(section, byKey(await ask<KeyedRow>(rowsAt(userId, exported, { section, keys, since }), tx)));
    }
    return places.map(({ section, key }) => {
      const json = found.get(section)?.get(key);
      if (json === undefined) throw new ChangedMeanwhile(`A row of ${section} was changed meanwhile.`);
      return { section, json };
    });
  }

  try {
    for (let isOver = false; !isOver; ) {
      const began = performance.now();
      const page = await db.read(actor, read);
      const took = performance.now() - began;
      if (page.length > 0) yield page;
      isOver = page.length < rowsOfSlice;
      // Half of the time is for others.
      if (!isOver) await wait(took);
    }
  } finally {
    await db.read(actor, (tx) => ask(sql`close ${cursor}`, tx));
  }
}

type KeyedRow = { key: string; json: string };
type Found = Map<Section, ReadonlyMap<string, string>>;

const byKey = (rows: readonly KeyedRow[]) => new Map(rows.map(({ key, json }) => [key, json]));

/** Modulo 2^32, as rows name the transaction that wrote them. */
const nextTransaction = sql`select (pg_snapshot_xmax(pg_current_snapshot())::text::numeric % 4294967296)::text as number`;

/** A reader is a transaction that shows less of itself; each query is a select or one of the cursor, or the database refuses it. */
async function ask<Row>(query: SQL, tx: Reader): Promise<Row[]> {
  const { rows } = (await (tx as Transaction).execute(query)) as unknown as { rows: Row[] };
  return rows;
}
