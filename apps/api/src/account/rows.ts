import { and, asc, eq, getTableColumns, gt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../db/transaction';
import type { Exported } from './kept';

/** A row as it stands in account.json. */
export type PlainRow = Record<string, unknown>;

/** The database sorts all of a person's rows for each page, so pages are long. */
const atOnce = 10_000;

/** Columns of a table that its exported rows have, by their names in the code. */
export function exportedColumns({ table, person, leftOut }: Exported): Record<string, PgColumn> {
  const all = Object.entries(getTableColumns(table)) as [string, PgColumn][];
  // The account's own id is what makes it that person's.
  const isImplied = (column: PgColumn) => column === person && column.name !== 'id';
  return Object.fromEntries(all.filter(([name, column]) => !leftOut.includes(name) && !isImplied(column)));
}

/** The rows of one person, page by page. */
export async function* rowsOf(kept: Exported, userId: string, tx: Reader): AsyncGenerator<PlainRow> {
  const columns = exportedColumns(kept);
  const { table, person, order } = kept;
  const selected = order ? { ...columns, order } : columns;
  for (let last: unknown, isOver = false; !isOver; ) {
    const after = order && last !== undefined ? gt(order, last) : undefined;
    const page = await tx
      .select(selected)
      .from(table)
      .where(and(eq(person, userId), after))
      .orderBy(asc(order ?? person))
      .limit(atOnce);
    for (const { order: _, ...row } of page) yield toPlain(row);
    last = page.at(-1)?.order;
    isOver = page.length < atOnce;
  }
}

const toPlain = (row: Record<string, unknown>): PlainRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );

/** The same row for the database, its person put back. */
export function fromPlain(kept: Exported, row: PlainRow, userId: string): PlainRow {
  const columns = exportedColumns(kept);
  const values = Object.entries(columns).map(([name, column]) => {
    const value = row[name];
    const isMoment = column.dataType === 'date' && typeof value === 'string';
    return [name, isMoment ? new Date(value) : value];
  });
  const all = Object.entries(getTableColumns(kept.table)) as [string, PgColumn][];
  const [owner] = all.find(([, column]) => column === kept.person) ?? [];
  return { ...Object.fromEntries(values), ...(owner ? { [owner]: userId } : {}) };
}
