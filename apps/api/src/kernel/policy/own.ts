import { eq, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The caller; a placeholder if the query is built before there is one. */
export type Asking = { userId: string | Placeholder };

/**
 * Condition for the caller's own rows: everyone else's do not exist.
 *
 * @param owner the column with the person of a row
 */
export const own = (owner: PgColumn, { userId }: Asking): SQL | undefined => eq(owner, userId);
