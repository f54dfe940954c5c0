import { notFound } from '@nadi/api-server/problem';
import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { validate as isUuid } from 'uuid';

/**
 * The row with an id out of an address.
 *
 * @throws 404 for what can be no id of ours, which the database would take for a fault
 */
export function hasId(column: PgColumn, id: string): SQL {
  if (!isUuid(id)) throw notFound();
  return eq(column, id);
}
