import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

type ColumnsOf<Table extends PgTable> = Table['_']['columns'];
type Selected<Table extends PgTable> = {
  [Name in keyof ColumnsOf<Table>]: SQL<Table['$inferSelect'][Name & keyof Table['$inferSelect']]>;
};

/** The columns of a table, to be read from a function of the database that returns rows of it: the ORM takes columns from tables alone. */
export const columnsOfRows = <Table extends PgTable>(table: Table): Selected<Table> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [
      name,
      sql`${sql.identifier(column.name)}`.mapWith(column),
    ]),
  ) as Selected<Table>;
