import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A transaction with all that the ORM can do; operations are given less. */
export type Transaction = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A transaction that can only read: nothing on it changes a row, and the database would refuse it too. */
export type Reader = Pick<Transaction, 'select' | 'selectDistinct' | 'selectDistinctOn' | '$count'>;

/** A transaction that can change rows. */
export type Writer = Reader & Pick<Transaction, 'insert' | 'update' | 'delete'>;
