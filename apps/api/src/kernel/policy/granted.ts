import type { ConsentKind } from '@nadi/domain/consent/kinds';
import { type SQL, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { among, isOfEdition, kindOf, over, type SharedTable, within } from '../sharing/shared-table';

/** A consent that is granted now, as a query narrows by it. */
export type Grant = {
  id: string;
  patientId: string;
  kinds: readonly ConsentKind[];
  /** The days; null for all, and for what has no date. */
  from: string | null;
  to: string | null;
  entryIds: readonly string[] | null;
  /** Numbers what its kinds mean. */
  edition: number;
};

/** A date as SQL: of a consent, so it is one. */
const dateOf = (day: string): string => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error('A consent has dates.');
  return `'${day}'::date`;
};

/** Ids as SQL: of a consent, so they are some. */
const arrayOf = (ids: readonly string[]): string => {
  if (!ids.every((id) => isUuid(id))) throw new Error('A consent has ids.');
  return `'{${ids.join(',')}}'::uuid[]`;
};

const raw = (shared: SharedTable, text: string) => sql.raw(over(shared, text));

/** Returns SQL that tells whether one grant covers a row, apart from whose it is; null if it covers none. */
export function withinGrant(shared: SharedTable, grant: Grant): SQL | null {
  const { day, order } = shared;
  const { kinds, from, to, entryIds, edition } = grant;
  const covered = shared.kinds.filter((kind) => kinds.includes(kind));
  if (covered.length === 0 || (day === null && from !== null)) return null;
  if (!isOfEdition(shared, edition)) return null;
  const parts = [
    // The plain bounds are for the index; the local day decides.
    ...(day !== null && from !== null && to !== null
      ? [
          ...(shared.lastDay === undefined
            ? [sql`${raw(shared, order)} >= ${from}::date - 1`, sql`${raw(shared, order)} < ${to}::date + 2`]
            : []),
          sql.raw(within(shared, dateOf(from), dateOf(to))),
        ]
      : []),
    ...(covered.length < shared.kinds.length ? [sql`${sql.raw(kindOf(shared))} in ${covered}`] : []),
    ...(entryIds ? [sql`(${sql.raw(among(shared, arrayOf(entryIds)))})`] : []),
  ];
  return parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`;
}

/**
 * The rule of row security in code, over the grants of one patient that were read before: the database looks only at what they cover, and its own
 * rule stands above it.
 */
export function coveredBy(shared: SharedTable, patientId: string, grants: readonly Grant[]): SQL | undefined {
  const { person, there, onlyYou } = shared;
  const each = grants.map((grant) => withinGrant(shared, grant)).filter((one) => one !== null);
  const covered = each.length === 0 ? sql`false` : sql`(${sql.join(each, sql` or `)})`;
  const still = there ? sql` and ${raw(shared, there)}` : sql``;
  return sql`${person} = ${patientId} and not ${onlyYou}${still} and ${covered}`;
}
