import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** One more than a column holds, counted by the database. */
export const increment = (column: AnyColumn): SQL => sql`${column} + 1`;
