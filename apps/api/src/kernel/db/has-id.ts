import { notFound } from '@nadi/api-server/problem';
import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { validate as isUuid } from 'uuid';

/**
 * Condition for the row with an id from an address.
 *
 * @throws 404 for a text that cannot be an id of ours, which the database would treat as an error
 */
export function hasId(column: PgColumn, id: string): SQL {
  if (!isUuid(id)) throw notFound();
  return eq(column, id);
}
