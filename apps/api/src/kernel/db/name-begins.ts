import { ilike, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Returns the condition for people whose first, last or whole name begins so, in any case of letters. @param person a column of JSON with `firstName` and `lastName` */
export function nameBegins(person: PgColumn, search: string): SQL | undefined {
  const words = `${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const [first, last] = [sql`${person} ->> 'firstName'`, sql`${person} ->> 'lastName'`];
  return or(ilike(first, words), ilike(last, words), ilike(sql`concat(${first}, ' ', ${last})`, words));
}
