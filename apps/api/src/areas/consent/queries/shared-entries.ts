import type { SharedCount, SharedEntry } from '@nadi/contract/schema';
import type { ConsentKind } from '@nadi/domain/consent/kinds';
import { formatMoment } from '@nadi/domain/kernel/moment';
import { and, asc, desc, type SQL, sql } from 'drizzle-orm';
import { behind, type Position } from '../../../kernel/db/list-cursor';
import type { Reader } from '../../../kernel/db/transaction';
import { coveredBy, type Grant, withinGrant } from '../../../kernel/policy/granted';
import { kindOf, over, type SharedTable } from '../../../kernel/sharing/shared-table';

export type Found = SharedEntry & { position: Position };

const raw = (shared: SharedTable, text: string) => sql.raw(over(shared, text));

/** The first consent that covers an entry. */
function consentOf(shared: SharedTable, grants: readonly Grant[]): SQL<string> {
  const cases = grants.flatMap((grant) => {
    const within = withinGrant(shared, grant);
    return within ? [sql`when ${within} then ${grant.id}::text`] : [];
  });
  return cases.length === 0 ? sql<string>`''` : sql<string>`case ${sql.join(cases, sql` `)} else '' end`;
}

const payloadOf = (shared: SharedTable): SQL<Record<string, unknown>> =>
  sql`json_build_object(${sql.raw(
    Object.entries(shared.fields)
      .map(([name, value]) => `'${name}', ${over(shared, value)}`)
      .join(', '),
  )})`;

/** Only one kind, of a table that has several. */
const ofKind = (shared: SharedTable, kind: ConsentKind | undefined): SQL | undefined =>
  kind && shared.kinds.length > 1 ? sql`${sql.raw(kindOf(shared))} = ${kind}` : undefined;

/** Finds what a doctor may see, newest first. It narrows by the grants; row security decides. */
export async function findShared(
  shared: SharedTable,
  grants: readonly [Grant, ...Grant[]],
  {
    limit,
    after = null,
    kind,
    also,
  }: { limit: number; after?: Position | null; kind?: ConsentKind; also?: SQL },
  tx: Reader,
): Promise<Found[]> {
  const { table, day, offset, order } = shared;
  const at = raw(shared, order);
  const rows = await tx
    .select({
      id: sql<string>`${table.id}`,
      kind: sql<ConsentKind>`${sql.raw(kindOf(shared))}`,
      day: day === null ? sql<null>`null` : sql<string | null>`${raw(shared, day)}::text`,
      // As a number of milliseconds, whatever the driver makes of moments.
      at: sql<number>`(extract(epoch from ${at}) * 1000)::float8`,
      offset: offset === null ? sql<null>`null` : sql<number>`${raw(shared, offset)}`,
      consentId: consentOf(shared, grants),
      payload: payloadOf(shared),
    })
    .from(table)
    .where(
      and(
        coveredBy(shared, grants[0].patientId, grants),
        behind(after, at, table.id),
        ofKind(shared, kind),
        also,
      ),
    )
    .orderBy(desc(at), desc(table.id))
    .limit(limit);
  return rows.map(({ payload, offset: minutes, at: moment, ...row }) => {
    const date = new Date(Number(moment));
    return {
      ...row,
      at: minutes === null ? null : formatMoment({ at: date, offset: minutes }),
      ...{ reading: null, fact: null, contact: null, history: null, record: null, lab: null, medicine: null },
      // The contract holds what a declaration shows.
      [shared.as]: payload,
      position: { at: date, id: row.id },
    } as Found;
  });
}

/** As many rows of a table as are counted: what a person has may be more than a request should look at. */
const maxCounted = 1_000;

/** How much of one kind a doctor may see, and of which days. */
export async function countShared(
  shared: SharedTable,
  kind: ConsentKind,
  grants: readonly [Grant, ...Grant[]],
  tx: Reader,
): Promise<Omit<SharedCount, 'isPart'>> {
  const { table, day, order } = shared;
  const at = raw(shared, order);
  const some = (towards: typeof asc) =>
    tx
      .select({ day: (day === null ? sql<null>`null` : raw(shared, day)).as('day') })
      .from(table)
      .where(and(coveredBy(shared, grants[0].patientId, grants), ofKind(shared, kind)))
      .orderBy(towards(at), towards(table.id))
      .limit(maxCounted + 1)
      .as('some');
  const daysOf = async (towards: typeof asc) => {
    const [found] = await tx
      .select({
        count: sql<number>`count(*)::int`,
        from: sql<string | null>`min(day)::text`,
        to: sql<string | null>`max(day)::text`,
      })
      .from(some(towards));
    if (!found) throw new Error('Nothing was counted.');
    return found;
  };
  const newest = await daysOf(desc);
  const isMore = newest.count > maxCounted;
  const { from } = isMore ? await daysOf(asc) : newest;
  return { kind, count: Math.min(newest.count, maxCounted), isMore, from, to: newest.to };
}
