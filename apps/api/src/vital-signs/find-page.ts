import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { prepared, whoAsks } from '../db/prepared';
import { users } from '../db/schema/users';
import { type VitalSignRow, vitalSigns } from '../db/schema/vital-signs';
import type { Reader } from '../db/transaction';
import { ownReadings } from '../policies/own-readings';
import type { Caller } from '../sessions/caller';
import { type EnteredReading, withEnterer } from './find-reading';

/** Which readings a list shows; all where nothing is given. */
export type Filter = {
  type?: VitalSignRow['type'] | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
};
type Page = { page: number; limit: number };

/** The queries for the filters that are given; those that are not would keep the database from its index. */
function queriesFor({ type, from, to }: Filter) {
  const chosen = and(
    ownReadings(whoAsks),
    type && eq(vitalSigns.type, sql.placeholder('type')),
    from && gte(vitalSigns.measuredAt, sql.placeholder('from')),
    to && lt(vitalSigns.measuredAt, sql.placeholder('to')),
  );
  const totalIn = (tx: Reader) =>
    sql<number>`(${tx.select({ total: sql`count(*)::int` }).from(vitalSigns).where(chosen)})`;
  return {
    // One question for both: the count is taken once, not for each row.
    find: prepared((tx) =>
      tx
        .select({ ...withEnterer, total: totalIn(tx) })
        .from(vitalSigns)
        .leftJoin(users, eq(users.id, vitalSigns.enteredBy))
        .where(chosen)
        .orderBy(desc(vitalSigns.measuredAt), desc(vitalSigns.id))
        .limit(sql.placeholder('limit'))
        .offset(sql.placeholder('offset')),
    ),
    count: prepared((tx) => tx.select({ total: totalIn(tx) }).from(sql`(values (1)) as one`)),
  };
}

const known = new Map<string, ReturnType<typeof queriesFor>>();

/** A page of the caller's own readings, newest first, and how many there are in all. */
export async function findPage(
  { userId }: Caller,
  { page, limit, ...filter }: Filter & Page,
  tx: Reader,
): Promise<{ found: EnteredReading[]; total: number }> {
  const given = Object.entries(filter).flatMap(([name, value]) => (value ? [name] : []));
  const queries = known.get(given.join()) ?? queriesFor(filter);
  known.set(given.join(), queries);
  const values = { userId, ...filter };
  const found = await queries.find(tx, { ...values, limit, offset: (page - 1) * limit });
  // A page after the last has no row that could tell.
  const [counted] = found.length > 0 || page === 1 ? found : await queries.count(tx, values);
  return { found, total: counted?.total ?? 0 };
}
