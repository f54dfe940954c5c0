import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

type Everything = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A transaction that can only read: nothing on it changes a row, and the database would refuse it too. */
export type Reader = Pick<Everything, 'select' | 'selectDistinct' | 'selectDistinctOn' | '$count'>;

/** A transaction that can change rows. */
export type Writer = Reader & Pick<Everything, 'insert' | 'update' | 'delete'>;
