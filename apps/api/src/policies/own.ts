import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Caller } from '../sessions/caller';

/**
 * What belongs to the caller: everyone else's rows do not exist.
 *
 * @param owner the column that says whose a row is
 */
export const own = (owner: PgColumn, { userId }: Pick<Caller, 'userId'>): SQL | undefined =>
  eq(owner, userId);
