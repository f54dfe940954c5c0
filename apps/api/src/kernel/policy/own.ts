import { eq, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Who asks; a placeholder where the query is put together before anyone does. */
export type Asking = { userId: string | Placeholder };

/**
 * What belongs to the caller: everyone else's rows do not exist.
 *
 * @param owner the column that says whose a row is
 */
export const own = (owner: PgColumn, { userId }: Asking): SQL | undefined => eq(owner, userId);
