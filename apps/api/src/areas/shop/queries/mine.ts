import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Matches rows of the caller, as the database knows them. It narrows the own lists of administrators and pharmacists, to whom row security shows rows of others too. */
export const mine = (person: PgColumn): SQL => sql`${person} = (select nadi_user())`;
export const notMine = (person: PgColumn): SQL => sql`${person} <> (select nadi_user())`;
